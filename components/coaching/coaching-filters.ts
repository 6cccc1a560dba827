import type { Route } from 'next';
import { COACHING_AREAS, PRICE_BAND_NAMES, type PriceBand } from '@/lib/coaching/constants';
import { routes } from '@/lib/routes';

export const COACHING_TABS = ['coaches', 'classes', 'venues'] as const;
export type CoachingTab = (typeof COACHING_TABS)[number];

/** What the directory looks for; the address of the page keeps it. Empty: not chosen. */
export interface CoachingFilters {
  tab: CoachingTab;
  search: string;
  sportId: number | null;
  location: (typeof COACHING_AREAS)[number] | '';
  price: PriceBand | '';
}

export const NO_COACHING_FILTERS: Omit<CoachingFilters, 'tab'> = {
  search: '',
  sportId: null,
  location: '',
  price: '',
};

export const SEARCH_LENGTH_MAX = 100;

/** Anything in an address that is no filter of ours is left out rather than refused: addresses are typed and shared. */
export function parseCoachingFilters(params: URLSearchParams): CoachingFilters {
  const sport = params.get('sport') ?? '';
  return {
    tab: COACHING_TABS.find((tab) => tab === params.get('tab')) ?? 'coaches',
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH_MAX),
    sportId: /^[1-9]\d{0,5}$/.test(sport) ? Number(sport) : null,
    location: COACHING_AREAS.find((area) => area === params.get('location')) ?? '',
    price: PRICE_BAND_NAMES.find((band) => band === params.get('price')) ?? '',
  };
}

/** The page's own address with these filters; what is at its default is not mentioned. */
export function coachingPath({ tab, search, sportId, location, price }: CoachingFilters): Route {
  const params = new URLSearchParams();
  if (tab !== 'coaches') params.set('tab', tab);
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sport', String(sportId));
  if (location) params.set('location', location);
  if (price) params.set('price', price);
  // The page's own address with a query, which typed routes do not know.
  return (params.size > 0 ? `${routes.coaching()}?${params}` : routes.coaching()) as Route;
}

export function hasCoachingFilters(filters: CoachingFilters): boolean {
  return coachingPath({ ...filters, tab: 'coaches' }) !== routes.coaching();
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
