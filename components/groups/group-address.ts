import {
  type AddressParts,
  addressOf,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/lists/address';
import { GROUP_CITIES } from '@/lib/groups/constants';
import type { DiscoverGroupsQuery } from '@/lib/groups/schema/group-card';
import { texts } from '@/lib/groups/texts';
import { city } from '@/lib/platform/city/city';
import { LAHORE } from '@/lib/platform/city/lahore';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

/** 'N spots left' of a group or a game, 'Full' at 0. */
export function spotsLeft(taken: number, places: number): string {
  return translate(texts).spotsLeft({ count: Math.max(0, places - taken) });
}

const PLACE_LENGTH_MAX = 80;

/** The filters of the group list, stored in the page's URL. */
export interface GroupFilters {
  search: string;
  /** A city, or 'nearby'. */
  location: string;
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

function groupAddressParts(filters: GroupFilters): AddressParts {
  const { search, location, sportId } = filters;
  return {
    search,
    city: location === 'nearby' ? null : location,
    sport: sportId,
    within: filters.anywhere ? 'any' : null,
  };
}

export function groupsPath(filters: GroupFilters) {
  return addressOf(routes.groups(), groupAddressParts(filters));
}

/** Lahore has a fixed list; elsewhere the server knows the cities that are offered. */
function readCity(params: URLSearchParams): string | null {
  if (city().name === LAHORE.name) return readChoice(params, 'city', GROUP_CITIES);
  return readText(params, 'city', PLACE_LENGTH_MAX).trim() || null;
}

function parseGroupFilters(params: URLSearchParams): GroupFilters {
  return {
    search: readText(params, 'search'),
    location: readCity(params) ?? 'nearby',
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
