import {
  type AddressParts,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/lists/address';
import {
  COACH_AUDIENCES,
  type CoachAudience,
  PRICE_BAND_NAMES,
  type PriceBand,
} from '@/lib/coaching/constants';
import type { ListCoachesQuery } from '@/lib/coaching/schema/directory';
import { city } from '@/lib/platform/city/city';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { AMOUNT_MAX } from '@/lib/platform/language/currency';
import { toAmount } from '@/lib/platform/language/typed-amount';

const COACHING_TABS = ['coaches', 'classes', 'venues'] as const;
export type CoachingTab = (typeof COACHING_TABS)[number];

/** The filters of the directory, stored in the page's URL. Empty: not set. */
export interface CoachingFilters {
  tab: CoachingTab;
  search: string;
  sportId: number | null;
  location: string;
  price: PriceBand | '';
  /** As it is typed, in the city's currency. */
  maxPrice: string;
  audience: CoachAudience | '';
}

export const NO_COACHING_FILTERS: Omit<CoachingFilters, 'tab'> = {
  search: '',
  sportId: null,
  location: '',
  price: '',
  maxPrice: '',
  audience: '',
};

/** The change of the address that clears them. */
export const NO_COACHING_PARTS: AddressParts = {
  search: null,
  sport: null,
  location: null,
  price: null,
  maxPrice: null,
  for: null,
};

export function parseCoachingFilters(params: URLSearchParams): CoachingFilters {
  return {
    tab: readChoice(params, 'tab', COACHING_TABS) ?? 'coaches',
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    location: readText(params, 'location'),
    price: readChoice(params, 'price', PRICE_BAND_NAMES) ?? '',
    maxPrice: readText(params, 'maxPrice'),
    audience: readChoice(params, 'for', COACH_AUDIENCES) ?? '',
  };
}

function addressParts({ tab, audience, sportId, ...others }: CoachingFilters): AddressParts {
  return { ...others, tab: tab === 'coaches' ? null : tab, sport: sportId, for: audience };
}

/** Converts the filters to and from the page's URL. */
export const COACHING_ADDRESS = { parse: parseCoachingFilters, parts: addressParts };

export function hasCoachingFilters(filters: CoachingFilters): boolean {
  return mentionsAny(addressParts({ ...filters, tab: 'coaches' }));
}

/** In the smallest unit of the city's currency; undefined for what is no amount. */
export function maxRateOf({ maxPrice }: CoachingFilters): number | undefined {
  const amount = toAmount(maxPrice, city().currency);
  return Number.isInteger(amount) && amount > 0 && amount <= AMOUNT_MAX ? amount : undefined;
}

export function coachesQuery(filters: CoachingFilters): ListCoachesQuery {
  const { search, sportId, location, price, audience } = filters;
  return {
    maxRate: maxRateOf(filters)?.toString(),
    search: search.trim() || undefined,
    sportId: sportId?.toString(),
    area: location || undefined,
    price: price || undefined,
    audience: audience || undefined,
  };
}

/** Also the query key. */
export const coachesUrl = (filters: CoachingFilters) =>
  apiUrl('GET /api/coaches', { query: coachesQuery(filters) });
