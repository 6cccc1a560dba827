import Link from 'next/link';
import { shareMetadata } from '@/components/layout/share-metadata';
import { routes } from '@/lib/routes';

const TITLE = 'What others see of you';
const DESCRIPTION =
  'What other players, visitors and search engines see of a person on Maidan, and what nobody sees.';

export const metadata = shareMetadata({
  title: TITLE,
  description: DESCRIPTION,
  path: routes.privacy(),
  image: '/icons/og-privacy.png',
});

/** Rendered per request: the canonical links need the site's address, which is known only at run time. */
export const dynamic = 'force-dynamic';

interface Part {
  title: string;
  points: string[];
}

// A test enforces each line: see the privacy tests of nearby people, the walks in tests/integration and the public pages.
const PARTS: Part[] = [
  {
    title: 'Where you are',
    points: [
      'Your position never leaves our server. Others see the area and city nearest to it, never a point on a map.',
      'Distances between people are whole kilometres, measured between squares of about one kilometre, and never less than "1 km or less".',
      'Searching around another place does not change that: distance is always counted from your own position.',
      'A game at a private address shows only its area until you take part.',
    ],
  },
  {
    title: 'What other members see',
    points: [
      'Your name, photo, bio, sports with levels, achievements and the groups you share.',
      'Your e-mail address and your gender are shown to nobody.',
      'You choose who may message you: anyone, connections and group members, or connections only.',
      'With your profile paused, nobody new finds you.',
    ],
  },
  {
    title: 'What visitors and search engines see',
    points: [
      'Profiles are never public and never in search engines.',
      'Public groups show the first name of their creator and how many members they have, never who the members are or what is written in the chat.',
      'Venues, public games and coaches have public pages, because people look for them. Under a review they see your first name, no picture.',
    ],
  },
  {
    title: 'When somebody bothers you',
    points: [
      'Block works both ways and at once: in every list, search, message, request and invite. In a group that you share, each of you is "Unavailable user" to the other.',
      'Report sends the person, group, game, venue, review or message to our admins. Who reported is not told.',
      'Declining a request is silent.',
    ],
  },
  {
    title: 'What is yours',
    points: [
      'Photos are stored without the place and camera data that phones write into them.',
      'Your profile settings hand you everything you wrote here, and your pictures, in one file.',
      'Deleting your account signs you out at once, leaves 7 days to change your mind, and then it is gone. Messages you sent to others and reviews you wrote stay under "Deleted user".',
      'Cookies keep you signed in, and for nothing else. There is no advertising and nobody follows you from here.',
    ],
  },
];

export default function PrivacyPage() {
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{TITLE}</h1>
      <p className="mt-3 text-pretty text-muted-foreground">
        Meeting people to play should not mean telling strangers where you live.
      </p>
      {PARTS.map(({ title, points }) => (
        <section key={title} className="mt-8">
          <h2 className="text-xl">{title}</h2>
          <ul className="mt-2 grid list-disc gap-2 ps-5 text-pretty marker:text-primary">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-8 text-muted-foreground text-sm">
        Your choices are under{' '}
        <Link
          href={routes.profile()}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          your profile
        </Link>
        , in the settings.
      </p>
    </article>
  );
}
