import {
  type AddressParts,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/layout/address';
import { PRICE_BAND_NAMES, type PriceBand } from '@/lib/coaching/constants';

const COACHING_TABS = ['coaches', 'classes', 'venues'] as const;
export type CoachingTab = (typeof COACHING_TABS)[number];

/** What the directory looks for; the address of the page keeps it. Empty: not chosen. */
export interface CoachingFilters {
  tab: CoachingTab;
  search: string;
  sportId: number | null;
  location: string;
  price: PriceBand | '';
}

export const NO_COACHING_FILTERS: Omit<CoachingFilters, 'tab'> = {
  search: '',
  sportId: null,
  location: '',
  price: '',
};

export function parseCoachingFilters(params: URLSearchParams): CoachingFilters {
  return {
    tab: readChoice(params, 'tab', COACHING_TABS) ?? 'coaches',
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    location: readText(params, 'location'),
    price: readChoice(params, 'price', PRICE_BAND_NAMES) ?? '',
  };
}

function addressParts({ tab, search, sportId, location, price }: CoachingFilters): AddressParts {
  return { tab: tab === 'coaches' ? null : tab, search, sport: sportId, location, price };
}

/** How the address of the page keeps them. */
export const COACHING_ADDRESS = { parse: parseCoachingFilters, parts: addressParts };

export function hasCoachingFilters(filters: CoachingFilters): boolean {
  return mentionsAny(addressParts({ ...filters, tab: 'coaches' }));
}

/** The call whose answer the list of coaches is. */
export function coachesUrl({ search, sportId, location, price }: CoachingFilters): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sportId', String(sportId));
  if (location) params.set('area', location);
  if (price) params.set('price', price);
  return params.size > 0 ? `/api/coaches?${params}` : '/api/coaches';
}
