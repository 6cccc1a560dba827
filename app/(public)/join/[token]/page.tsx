import { cookies } from 'next/headers';
import { readEntry } from '@/components/invites/entry-cookie';
import { whenOf } from '@/components/invites/guest-entry';
import { Invitation } from '@/components/invites/invitation';
import { Link } from '@/components/language/link';
import { pageOrMissing } from '@/components/layout/missing';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { texts as groupTexts } from '@/lib/groups/texts';
import { ENTRY_COOKIE } from '@/lib/invites/constants';
import { loadInvitation, loadInvitee } from '@/lib/invites/loaders';
import { texts } from '@/lib/invites/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { city } from '@/lib/platform/city/city';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

interface JoinPageProps {
  params: Promise<{ token: string }>;
}

const missing = pageOrMissing({ title: later(texts, 'linkGone'), screen: <GoneLink /> });

function GoneLink() {
  const t = translate(texts);
  return (
    <EmptyState
      as="h1"
      title={t.linkGoneTitle}
      description={t.linkGoneWhy}
      action={
        <Link href={routes.games()} className={buttonVariants()}>
          {t.lookAround}
        </Link>
      }
    />
  );
}

export const generateMetadata = missing.metadata(async ({ params }: JoinPageProps) => {
  const { token } = await params;
  const invitation = await loadInvitation(token, (await loadSession())?.actor);
  const { game, group, sport, place, taken, places } = invitation;
  const name = game?.title ?? group;
  const title = translate(texts).metaTitle({ name, sport: sportWords(sport) });
  const description = [
    whenOf(invitation),
    place && wordsOf().name(place),
    translate(groupTexts).spotsLeft({ count: Math.max(0, places - taken) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const images = [{ url: routes.joinCard(token), width: 1200, height: 630, alt: name }];
  return {
    title,
    description,
    // The address is the key, meant for the people who receive it.
    robots: { index: false },
    referrer: 'no-referrer',
    openGraph: { type: 'website', siteName: city().product, title, description, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
});

/** The target of an invite link. Rendered for each request: it depends on the viewer, and on the places left. */
export default missing.page(async ({ params }: JoinPageProps) => {
  const { token } = await params;
  const session = await loadSession();
  const invitation = await loadInvitation(token, session?.actor);
  const invitee = session && (await loadInvitee(session, token));
  const entry = readEntry((await cookies()).get(ENTRY_COOKIE)?.value);
  return <Invitation token={token} invitation={invitation} invitee={invitee} entry={entry} />;
});
