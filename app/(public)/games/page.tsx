import type { Metadata } from 'next';
import { GamesFeed } from '@/components/games/games-feed';
import { BackLink } from '@/components/layout/back-link';
import { loadGamesNear } from '@/lib/games/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { toSearchCentre } from '@/lib/platform/geo/search-centre';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

const TITLE = 'Games near you';
const DESCRIPTION =
  'Open games around you, by day and sport: when, where, and how many places are left.';

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  // The list changes every day; search engines should index the games themselves.
  robots: { index: false },
};

/** Centred on the reader's own place, so rendered per request; a guest sees the games of Lahore. */
export default async function GamesPage() {
  const session = await loadSession();
  const [sports, initial] = await Promise.all([loadSports(), loadGamesNear(session)]);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.groups()}>Back to Groups</BackLink>
        <h1 className="text-3xl">{TITLE}</h1>
      </div>
      <GamesFeed sports={sports} initial={initial} centre={toSearchCentre(session?.user ?? null)} />
    </div>
  );
}
