import type { Metadata } from 'next';
import { GamesBySport } from '@/components/discover/games-by-sport';
import { SportsOverview } from '@/components/discover/sports-overview';
import { BackLink } from '@/components/layout/back-link';
import { QueryProvider } from '@/components/layout/query-provider';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { loadGamesBySport } from '@/lib/discover/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';
import { texts } from '@/lib/sports/server-texts';

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
  const session = await loadSession();
  const [games, sports] = await Promise.all([loadGamesBySport(session), loadSports()]);
  return (
    <>
      <BackLink href={routes.discover()}>{translate(texts).backToDiscover}</BackLink>
      <div className="grid min-w-0 gap-10 *:min-w-0">
        {/* A guest's frame has no queries. */}
        {session ? (
          <GamesBySport initial={games} />
        ) : (
          <QueryProvider>
            <GamesBySport initial={games} />
          </QueryProvider>
        )}
        <SportsOverview sports={sports} />
      </div>
    </>
  );
}
