import { SportsOverview } from '@/components/discover/sports-overview';
import { BackLink } from '@/components/layout/back-link';
import { shareMetadata } from '@/components/layout/share-metadata';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

const TITLE = 'All Sports';
const DESCRIPTION =
  'Every sport on Maidan, from Paddle and Cricket to Yoga: find the players, groups, venues and coaches near you.';
export const metadata = shareMetadata({
  title: TITLE,
  description: DESCRIPTION,
  path: routes.sports(),
  image: '/icons/og-sports.png',
});

export default async function SportsPage() {
  return (
    <>
      <BackLink href={routes.discover()}>Back to Discover</BackLink>
      <SportsOverview sports={await loadSports()} />
    </>
  );
}
