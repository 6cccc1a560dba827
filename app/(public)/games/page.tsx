import type { Metadata } from 'next';
import { feedQuery, parseFeedFilters } from '@/components/games/feed-filters';
import { texts as feedTexts } from '@/components/games/feed-texts';
import { GamesFeed } from '@/components/games/games-feed';
import { Link } from '@/components/language/link';
import { BackButton } from '@/components/layout/back-link';
import { type PageQuery, readPoint, readQuery } from '@/components/lists/address';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { loadGamesNear } from '@/lib/games/loaders';
import { texts } from '@/lib/games/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { currentTime } from '@/lib/platform/browser/clock';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { shownCentre } from '@/lib/platform/geocoding/shown-centre';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

export function generateMetadata(): Metadata {
  const t = translate(texts);
  return {
    title: t.gamesNear,
    description: t.gamesNearWhat,
    robots: { index: false },
  };
}

/** Centred on the person's own place, so rendered per request; a guest sees the games of Lahore. */
export default async function GamesPage({ searchParams }: { searchParams: PageQuery }) {
  const t = translate(texts);
  const params = await readQuery(searchParams);
  const near = readPoint(params);
  const session = await loadSession();
  const filters = parseFeedFilters(params);
  const read = (cursor: string | null, anywhere = filters.anywhere) =>
    loadGamesNear(session, feedQuery({ ...filters, anywhere }, near), cursor);
  const [sports, initial] = await Promise.all([loadSports(), read(params.get('cursor'))]);
  // A guest's page sends no requests by itself.
  const isEmpty = !session && !filters.anywhere && initial.page.items.length === 0;
  const far = isEmpty ? await read(null, true) : undefined;
  const centre = shownCentre(session?.user ?? null);
  return (
    <div className="grid min-w-0 gap-3 *:min-w-0 sm:gap-5">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <BackButton fallback={routes.home()} />
          {session ? (
            <Link
              href={routes.postGame()}
              className={cn(buttonVariants({ variant: 'secondary' }), '-mt-2')}
            >
              <LineIcon name="plus" />
              {translate(feedTexts).post}
            </Link>
          ) : null}
        </div>
        <h1 className="text-3xl">{t.gamesNear}</h1>
      </div>
      <GamesFeed
        sports={sports}
        initial={initial}
        far={far}
        centre={centre}
        near={near}
        own={{ isMember: session !== null, isWoman: session?.user.gender === 'female' }}
        today={toWallTime(new Date(currentTime()), timeZoneAt(near ?? centre)).date}
      />
    </div>
  );
}
