import {
  type AddressParts,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/layout/address';
import { GROUP_CITIES } from '@/lib/groups/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';

type GroupCity = (typeof GROUP_CITIES)[number];

/** The filters of the group list, kept in the page's URL. */
export interface GroupFilters {
  search: string;
  location: GroupCity | 'nearby';
  /** Null for all. */
  sportId: number | null;
  /** Near Me without a radius, nearest first. */
  anywhere: boolean;
}

export const NO_GROUP_FILTERS: GroupFilters = {
  search: '',
  location: 'nearby',
  sportId: null,
  anywhere: false,
};

function parseGroupFilters(params: URLSearchParams): GroupFilters {
  return {
    search: readText(params, 'search'),
    location: readChoice(params, 'city', GROUP_CITIES) ?? 'nearby',
    sportId: readWhole(params, 'sport'),
    anywhere: params.get('within') === 'any',
  };
}

function addressParts(filters: GroupFilters): AddressParts {
  const { search, location, sportId } = filters;
  return {
    search,
    city: location === 'nearby' ? null : location,
    sport: sportId,
    within: filters.anywhere ? 'any' : null,
  };
}

/** Converts the filters to and from the page's URL. */
export const GROUP_ADDRESS = { parse: parseGroupFilters, parts: addressParts };

/** The API URL for these filters: without the city when nearby, without the sport when all. */
export function discoverUrl({ search, location, sportId, anywhere }: GroupFilters) {
  return apiUrl('GET /api/groups/discover', {
    query: {
      sportId,
      search: search.trim() || null,
      city: location === 'nearby' ? null : location,
      radius: anywhere ? 'any' : null,
    },
  });
}

/** Decides whether the title is 'Search Results'. `anywhere` does not count as a filter. */
export function isFiltered(filters: GroupFilters): boolean {
  return mentionsAny(addressParts({ ...filters, anywhere: false }));
}
