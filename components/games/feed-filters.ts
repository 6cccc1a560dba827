import { type AddressParts, readWhole } from '@/components/lists/address';
import type { GAME_FILTERS } from '@/lib/games/constants';
import type { DiscoverGamesQuery } from '@/lib/games/schema/read-game';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { DAY_PARTS } from '@/lib/users/constants';

/** Those of `GAME_FILTERS` that a person chooses, in the order of their chips. */
export const FEED_ONLY = [
  'level',
  'women',
  'room',
  'free',
] as const satisfies readonly (typeof GAME_FILTERS)[number][];
type FeedOnly = (typeof FEED_ONLY)[number];
type DayPart = (typeof DAY_PARTS)[number];

/** The filters of the public games, stored in the page's URL. The device's position is never part of it. */
export interface FeedFilters {
  sportId: number | null;
  date: string;
  part: DayPart | null;
  only: readonly FeedOnly[];
  anywhere: boolean;
}

export const NO_FEED_FILTERS = {
  sportId: null,
  date: '',
  part: null,
  only: [] as readonly FeedOnly[],
} as const;

export function parseFeedFilters(params: URLSearchParams): FeedFilters {
  const date = params.get('date') ?? '';
  const only = (params.get('only') ?? '').split(',');
  return {
    sportId: readWhole(params, 'sport'),
    date: isCalendarDate(date) ? date : '',
    part: DAY_PARTS.find((part) => part === params.get('part')) ?? null,
    only: FEED_ONLY.filter((one) => only.includes(one)),
    anywhere: params.get('within') === 'any',
  };
}

/** Converts the filters to and from the page's URL. */
export const FEED_ADDRESS = {
  parse: parseFeedFilters,
  parts: ({ sportId, date, part, only, anywhere }: FeedFilters): AddressParts => ({
    sport: sportId,
    date,
    part,
    only: only.join(',') || null,
    within: anywhere ? 'any' : null,
  }),
};

export function feedQuery(
  { sportId, date, part, only, anywhere }: FeedFilters,
  device: GeoPoint | null = null,
): DiscoverGamesQuery {
  return {
    ...(device && centreParams(device)),
    sportId: sportId?.toString(),
    date: date || undefined,
    part: part ?? undefined,
    only: only.length > 0 ? [...only] : undefined,
    radius: anywhere ? 'any' : undefined,
  };
}

/** Also the query key. */
export const feedUrl = (...input: Parameters<typeof feedQuery>) =>
  apiUrl('GET /api/games', { query: feedQuery(...input) });
