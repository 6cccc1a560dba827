import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { texts } from '@/components/pages/page-texts';
import { TextPage, type TextPart } from '@/components/pages/text-page';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { formatDistance } from '@/lib/platform/geo/grid';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.privacyTitle,
    description: t.privacyDescription,
    path: routes.privacy(),
    image: '/icons/og-privacy.png',
  });
}

/** Rendered per request: the canonical links need the site's address, which is known only at run time. */
export const dynamic = 'force-dynamic';

// Tests enforce each line: the privacy tests of nearby people, the walks in tests/integration and the public pages.
function listParts(): TextPart[] {
  const t = translate(texts);
  return [
    {
      title: t.whereTitle,
      points: [
        t.wherePosition,
        t.whereDistance({ least: formatDistance(0) }),
        t.whereSearch,
        t.whereGame,
      ],
    },
    {
      title: t.membersTitle,
      points: [t.membersProfile, t.membersHidden, t.membersMessages, t.membersPaused],
    },
    {
      title: t.visitorsTitle,
      points: [t.visitorsProfiles, t.visitorsGroups, t.visitorsPages],
    },
    {
      title: t.botherTitle,
      points: [t.botherBlock, t.botherReport, t.botherDecline],
    },
    {
      title: t.yoursTitle,
      points: [t.yoursPhotos, t.yoursExport, t.yoursDeletion, t.yoursCookies],
    },
  ];
}

export default function PrivacyPage() {
  const t = translate(texts);
  return (
    <TextPage title={t.privacyTitle} lead={t.privacyLead} parts={listParts()}>
      <p className="mt-8 text-muted-foreground text-sm">
        {rich(t.privacyChoices, {
          link: (words) => (
            <Link
              href={routes.profile()}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </TextPage>
  );
}
