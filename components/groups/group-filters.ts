import { GROUP_CITIES } from '@/lib/groups/constants';

export interface GroupFilters {
  search: string;
  /** 'nearby' or one of the cities. */
  location: string;
  /** Empty for all. */
  sportId: string;
}

export const NO_GROUP_FILTERS: GroupFilters = { search: '', location: 'nearby', sportId: '' };

export const LOCATION_OPTIONS = [
  { value: 'nearby', label: 'Near Me' },
  ...GROUP_CITIES.map((city) => ({ value: city, label: city[0]?.toUpperCase() + city.slice(1) })),
];

/** Part 1 §7: city is left out when nearby, the sport when all. */
export function discoverUrl({ search, location, sportId }: GroupFilters): string {
  const query = new URLSearchParams();
  if (sportId) query.set('sportId', sportId);
  if (search.trim()) query.set('search', search.trim());
  if (location !== 'nearby') query.set('city', location);
  return query.size > 0 ? `/api/groups/discover?${query}` : '/api/groups/discover';
}

/** 'Search Results' as soon as any filter is set. */
export function isFiltered(filters: GroupFilters): boolean {
  return discoverUrl(filters) !== discoverUrl(NO_GROUP_FILTERS);
}
