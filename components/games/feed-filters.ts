import { type AddressParts, readWhole } from '@/components/lists/address';
import type { DiscoverGamesQuery } from '@/lib/games/schema/read-game';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';

/** The filters of the public games, stored in the page's URL. The device's position is never part of it. */
export interface FeedFilters {
  sportId: number | null;
  date: string;
  anywhere: boolean;
}

export function parseFeedFilters(params: URLSearchParams): FeedFilters {
  const date = params.get('date') ?? '';
  return {
    sportId: readWhole(params, 'sport'),
    date: isCalendarDate(date) ? date : '',
    anywhere: params.get('within') === 'any',
  };
}

/** Converts the filters to and from the page's URL. */
export const FEED_ADDRESS = {
  parse: parseFeedFilters,
  parts: ({ sportId, date, anywhere }: FeedFilters): AddressParts => ({
    sport: sportId,
    date,
    within: anywhere ? 'any' : null,
  }),
};

export function feedQuery(
  { sportId, date, anywhere }: FeedFilters,
  device: GeoPoint | null = null,
): DiscoverGamesQuery {
  return {
    ...(device && centreParams(device)),
    sportId: sportId?.toString(),
    date: date || undefined,
    radius: anywhere ? 'any' : undefined,
  };
}

/** Also the query key. */
export const feedUrl = (...input: Parameters<typeof feedQuery>) =>
  apiUrl('GET /api/games', { query: feedQuery(...input) });
