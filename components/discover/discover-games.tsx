import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { GameTile } from '@/components/games/game-tile';
import { GROUPS_KEY, useLiveGroups } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { addressOf } from '@/components/lists/address';
import { SearchAreaNote, WidenSearchLink } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { anywhereUrl } from '@/components/lists/use-batches';
import { Button } from '@/components/ui/button';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { DISCOVER_GAMES_MAX } from '@/lib/discover/constants';
import type { DiscoverDto } from '@/lib/discover/schema';
import { GAME_DAYS } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { type DiscoverFilters, matchesGame } from './discover-filters';
import { CardRow, CardRowSkeleton, DiscoverSection } from './discover-section';
import { texts } from './texts';

const EVERYWHERE = addressOf(routes.games(), { within: 'any' });

const FILTERS = ['level', 'women', 'room'] as const;

interface Choice {
  day: (typeof GAME_DAYS)[number] | null;
  only: readonly (typeof FILTERS)[number][];
}

interface DiscoverGamesProps {
  initial: DiscoverDto;
  filters: DiscoverFilters;
  device: GeoPoint | null;
  onClear: () => void;
}

const isOpen = ({ goingCount, maxPlayers, viewer }: GameDto) =>
  goingCount < maxPlayers && !viewer?.refusal;

/** The games that the person can still join, soonest first, and then the others; those of tonight, if there are any. */
export function DiscoverGames({ initial, filters, device, onClear }: DiscoverGamesProps) {
  useLiveGroups();
  const first: Choice['day'] = initial.isTonight ? 'tonight' : null;
  const [choice, setChoice] = useState<Choice>({ day: first, only: [] });
  const t = translate(texts);
  const { query, elsewhere } = useGames(initial, { filters, device, choice, first });
  const found = query.data?.filter((game) => matchesGame(game, filters.search));
  const games = found && [...found.filter(isOpen), ...found.filter((game) => !isOpen(game))];
  const isFiltered = filters.sportId !== null || filters.search.trim() !== '';
  const isChosen = choice.day !== null || choice.only.length > 0;
  return (
    <DiscoverSection
      title={t[TITLES[choice.day ?? 'any']]}
      viewAll={routes.games()}
      busy={query.isFetching}
      note={
        <>
          <GameChips choice={choice} isWoman={initial.isWoman} onChange={setChoice} />
          {elsewhere ? (
            <SearchAreaNote
              none={translate(nearTexts).noGames}
              radiusKm={RADIUS_KM_GROUPS}
              elsewhere
              action={<WidenSearchLink href={EVERYWHERE} noun="games" />}
            />
          ) : null}
        </>
      }
    >
      {query.isError ? (
        <ErrorState title={t.gamesFailed} query={query} />
      ) : !games ? (
        <CardRowSkeleton label={t.gamesLoading} className="h-50" />
      ) : games.length === 0 ? (
        <EmptyState
          drawing="games"
          title={isChosen || isFiltered ? t.noSuchGames : t.noGamesNear}
          description={t.startGame}
          action={
            isChosen || isFiltered ? (
              <Button
                variant="secondary"
                onClick={() => {
                  setChoice({ day: null, only: [] });
                  onClear();
                }}
              >
                {t.showAllGames}
              </Button>
            ) : null
          }
        />
      ) : (
        <CardRow>
          {games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </CardRow>
      )}
    </DiscoverSection>
  );
}

const TITLES = {
  any: 'gamesNear',
  tonight: 'tonightNear',
  tomorrow: 'tomorrowNear',
  weekend: 'weekendNear',
} as const;

interface Asked {
  filters: DiscoverFilters;
  device: GeoPoint | null;
  choice: Choice;
  /** The choice of the server-rendered list. */
  first: Choice['day'];
}

function useGames(initial: DiscoverDto, { filters, device, choice, first }: Asked) {
  const { sportId } = filters;
  const url = apiUrl('GET /api/games', {
    query: {
      ...(device && centreParams(device)),
      sportId,
      radius: RADIUS_KM_GROUPS,
      on: choice.day,
      only: ['new', ...choice.only],
      limit: DISCOVER_GAMES_MAX,
    },
  });
  const asRendered = device === null && sportId === initial.sportId && choice.only.length === 0;
  const isFirst = asRendered && choice.day === first;
  const near = useQuery({
    ...usePageData(readQuery(GROUPS_KEY, url), isFirst ? initial.games : undefined),
    placeholderData: keepPreviousData,
  });
  // Of another day there may be games near by.
  const elsewhere = choice.day === null && near.data?.length === 0 && !near.isPlaceholderData;
  const far = useQuery({
    ...usePageData(
      readQuery(GROUPS_KEY, anywhereUrl(url)),
      (isFirst && initial.elsewhere.games) || undefined,
    ),
    enabled: elsewhere,
  });
  return { query: elsewhere ? far : near, elsewhere };
}

interface GameChipsProps {
  choice: Choice;
  isWoman: boolean;
  onChange: (choice: Choice) => void;
}

function GameChips({ choice: { day, only }, isWoman, onChange }: GameChipsProps): ReactNode {
  const t = translate(texts);
  const chips = [
    ...GAME_DAYS.map((one) => ({
      words: t[one],
      isOn: day === one,
      next: { day: day === one ? null : one, only },
    })),
    ...FILTERS.filter((one) => isWoman || one !== 'women').map((one) => ({
      words: t[CHIPS[one]],
      isOn: only.includes(one),
      next: {
        day,
        only: only.includes(one) ? only.filter((other) => other !== one) : [...only, one],
      },
    })),
  ];
  return (
    <ul
      aria-label={t.gameChips}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <li className="shrink-0">
        <Link href={routes.postGame()} className="chip">
          {t.postGame}
        </Link>
      </li>
      {chips.map(({ words, isOn, next }) => (
        <li key={words} className="shrink-0">
          <button type="button" aria-pressed={isOn} onClick={() => onChange(next)} className="chip">
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

const CHIPS = { level: 'ownLevel', women: 'forWomen', room: 'hasRoom' } as const;
