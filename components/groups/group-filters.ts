import {
  type AddressParts,
  addressOf,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/layout/address';
import { GROUP_CITIES } from '@/lib/groups/constants';

type GroupCity = (typeof GROUP_CITIES)[number];

/** What the list of groups looks for; the address of the page keeps it. */
export interface GroupFilters {
  search: string;
  location: GroupCity | 'nearby';
  /** Null for all. */
  sportId: number | null;
  /** Near Me reaches everywhere, the nearest first. */
  anywhere: boolean;
}

export const NO_GROUP_FILTERS: GroupFilters = {
  search: '',
  location: 'nearby',
  sportId: null,
  anywhere: false,
};

export const LOCATION_OPTIONS = [
  { value: 'nearby' as const, label: 'Near Me' },
  ...GROUP_CITIES.map((city) => ({ value: city, label: city[0]?.toUpperCase() + city.slice(1) })),
];

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

/** How the address of the page keeps them. */
export const GROUP_ADDRESS = { parse: parseGroupFilters, parts: addressParts };

/** The call that answers these filters: the city is left out when nearby, the sport when all. */
export function discoverUrl(filters: GroupFilters): string {
  const { sport, search, city } = addressParts(filters);
  return addressOf('/api/groups/discover', {
    sportId: sport ?? null,
    search: search ?? null,
    city: city ?? null,
    radius: filters.anywhere ? 'any' : null,
  });
}

/** 'Search Results' as soon as any filter is set; how far the list reaches is none. */
export function isFiltered(filters: GroupFilters): boolean {
  return mentionsAny(addressParts({ ...filters, anywhere: false }));
}
