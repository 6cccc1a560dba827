import { mentionsAny, readChoice, readText, readWhole } from '@/components/lists/address';
import { GROUP_CITIES } from '@/lib/groups/constants';
import type { DiscoverGroupsQuery } from '@/lib/groups/schema/group-card';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type GroupFilters, groupAddressParts } from './group-address';

function parseGroupFilters(params: URLSearchParams): GroupFilters {
  return {
    search: readText(params, 'search'),
    location: readChoice(params, 'city', GROUP_CITIES) ?? 'nearby',
    sportId: readWhole(params, 'sport'),
    anywhere: params.get('within') === 'any',
  };
}

export const GROUP_ADDRESS = { parse: parseGroupFilters, parts: groupAddressParts };

/** Without the city when nearby, without the sport when all. */
export function discoverQuery(filters: GroupFilters): DiscoverGroupsQuery {
  const { search, location, sportId, anywhere } = filters;
  return {
    sportId: sportId?.toString(),
    search: search.trim() || undefined,
    city: location === 'nearby' ? undefined : location,
    radius: anywhere ? 'any' : undefined,
  };
}

/** Also the query key. */
export const discoverUrl = (filters: GroupFilters) =>
  apiUrl('GET /api/groups/discover', { query: discoverQuery(filters) });

/** Decides whether the title is 'Search Results'. `anywhere` does not count as a filter. */
export function isFiltered(filters: GroupFilters): boolean {
  return mentionsAny(groupAddressParts({ ...filters, anywhere: false }));
}
