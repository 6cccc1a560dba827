import type { Metadata } from 'next';
import { SportsOverview } from '@/components/discover/sports-overview';
import { BackLink } from '@/components/layout/back-link';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { texts } from '@/components/sports/page-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

export function generateMetadata(): Metadata {
  const t = translate(texts);
  return shareMetadata({
    title: t.allSportsTitle,
    description: t.allSportsDescription,
    path: routes.sports(),
    image: '/icons/og-sports.png',
  });
}

export default async function SportsPage() {
  return (
    <>
      <BackLink href={routes.discover()}>{translate(texts).backToDiscover}</BackLink>
      <SportsOverview sports={await loadSports()} />
    </>
  );
}
