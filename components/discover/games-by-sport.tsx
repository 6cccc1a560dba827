'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FEED_ADDRESS, NO_FEED_FILTERS } from '@/components/games/feed-filters';
import { GameTile } from '@/components/games/game-tile';
import { GROUPS_KEY, useLiveGroups } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { addressOf } from '@/components/lists/address';
import { SportIcon } from '@/components/sports/sport-badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { DISCOVER_GAMES_MAX, SPORT_GAMES_MAX } from '@/lib/discover/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { bySport, type SportGames } from './by-sport';
import { CardRow } from './discover-section';
import { texts } from './texts';

const gamesOf = (sportId: number | null) =>
  addressOf(routes.games(), FEED_ADDRESS.parts({ ...NO_FEED_FILTERS, sportId, anywhere: false }));

/** The head of 'Sports': what can be played near by, with a chip and a count for each sport. */
export function GamesBySport({ initial }: { initial: GameDto[] }) {
  useLiveGroups();
  const t = translate(texts);
  const [sportId, setSportId] = useState<number | null>(null);
  const { data: games } = useQuery(
    usePageData(
      readQuery(GROUPS_KEY, apiUrl('GET /api/games', { query: { limit: SPORT_GAMES_MAX } })),
      initial,
    ),
  );
  const sports = bySport(games);
  // The last game of a chosen sport may have begun.
  const chosen = sports.find(({ sport }) => sport.id === sportId);
  const shown = chosen?.games ?? games;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h1 className="text-3xl md:text-4xl">{t.gamesBySport}</h1>
      {games.length === 0 ? (
        <EmptyState drawing="games" title={t.noGamesNear} description={t.startGame} />
      ) : (
        <>
          <SportChips
            sports={sports}
            hasMore={games.length >= SPORT_GAMES_MAX}
            chosen={chosen?.sport.id ?? null}
            onChoose={setSportId}
          />
          <h2 className="sr-only">{chosen ? sportWords(chosen.sport.name) : t.gamesNear}</h2>
          <CardRow>
            {shown.slice(0, DISCOVER_GAMES_MAX).map((game) => (
              <li key={game.id}>
                <GameTile game={game} />
              </li>
            ))}
          </CardRow>
          <Link
            href={gamesOf(chosen?.sport.id ?? null)}
            className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
          >
            {t.viewAllGames}
          </Link>
        </>
      )}
    </section>
  );
}

interface SportChipsProps {
  sports: SportGames[];
  /** There are more games than were read, so that each number is at least that. */
  hasMore: boolean;
  chosen: number | null;
  onChoose: (sportId: number | null) => void;
}

/** A guest's page never hydrates, so its chips are links to the list of games. */
function SportChips({ sports, hasMore, chosen, onChoose }: SportChipsProps) {
  const t = translate(texts);
  const isGuest = useViewer().status === 'guest';
  return (
    <ul
      aria-label={t.sports}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {sports.map(({ sport, games }) => {
        const words = (
          <>
            <SportIcon name={sport.name} className="size-5" />
            {sportWords(sport.name)}
            <span className="tabular-nums">
              {games.length}
              {hasMore ? '+' : null}
            </span>
          </>
        );
        const isOn = sport.id === chosen;
        return (
          <li key={sport.id} className="shrink-0">
            {isGuest ? (
              <Link href={gamesOf(sport.id)} className="chip">
                {words}
              </Link>
            ) : (
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => onChoose(isOn ? null : sport.id)}
                className="chip"
              >
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
