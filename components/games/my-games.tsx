'use client';

import dynamic from 'next/dynamic';
import { GROUPS_KEY, useLiveGroups } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { MoreButton } from '@/components/lists/more-button';
import { useTab } from '@/components/lists/use-address';
import { useBatches } from '@/components/lists/use-batches';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { loadPart } from '@/components/ui/load-part';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { CalendarFeedDto } from '@/lib/calendar/schema';
import { OWN_GAMES_TABS, type OwnGames } from '@/lib/games/constants';
import type { LastGameDto } from '@/lib/games/schema/last-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as memberTexts } from './form-texts';
import { GameGrid } from './game-grid';
import { ownGamesUrl } from './games-query';
import { InstallHint } from './install-hint';
import { LastGame } from './last-game-lazy';
import { texts } from './list-texts';

const EMPTY = { upcoming: 'noneAhead', waitlisted: 'onNoWaitlist', past: 'noneBehind' } as const;

/** Loaded after the page, below everything that it shows. */
const CalendarSubscription = dynamic(
  () =>
    loadPart(() => import('./calendar-subscription').then((module) => module.CalendarSubscription)),
  { ssr: false },
);

interface OwnGamesProps {
  /** Of the tab that the address names, as the server rendered it. */
  first: FirstBatch<GameDto>;
}

interface MyGamesProps extends OwnGamesProps {
  /** The one that they have just played. */
  last: LastGameDto | null;
  feed: CalendarFeedDto;
}

/** Cancelled ones are listed with the past. */
export function MyGames({ first, last, feed }: MyGamesProps) {
  useLiveGroups();
  const [tab, setTab] = useTab(OWN_GAMES_TABS);
  const t = translate(memberTexts);
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <section className="grid gap-4 *:min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">{t.myGames}</h1>
          <Link href={routes.games()} className={buttonVariants({ variant: 'secondary' })}>
            {t.findGame}
          </Link>
        </div>
        {last ? <LastGame last={last} /> : null}
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label={t.myGames}>
            {OWN_GAMES_TABS.map((one) => (
              <TabsTrigger key={one} value={one}>
                {t[one]}
              </TabsTrigger>
            ))}
          </TabsList>
          {OWN_GAMES_TABS.map((one) => (
            <TabsContent key={one} value={one}>
              <GamesOf which={one} first={first} />
            </TabsContent>
          ))}
        </Tabs>
      </section>
      <CalendarSubscription initial={feed} />
    </div>
  );
}

function GamesOf({ which, first }: OwnGamesProps & { which: OwnGames }) {
  const query = useBatches(GROUPS_KEY, ownGamesUrl(which), { first });
  const t = translate(texts);
  const own = translate(memberTexts);
  if (query.isError) {
    return <ErrorState title={t.fetchFailed} query={query} />;
  }
  if (!query.data) return <Skeleton className="h-48 rounded-card" />;
  const games = query.data.pages.flatMap(({ items }) => items);
  if (games.length === 0) return <EmptyState drawing="games" as="h2" title={own[EMPTY[which]]} />;
  return (
    <div className="grid gap-4 *:min-w-0">
      <h2 className="sr-only">{own[which]}</h2>
      <GameGrid games={games} showGroup />
      <MoreButton query={query}>{t.showMore}</MoreButton>
      <InstallHint />
    </div>
  );
}
