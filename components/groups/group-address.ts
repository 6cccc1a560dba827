import { type AddressParts, addressOf } from '@/components/lists/address';
import type { GROUP_CITIES } from '@/lib/groups/constants';
import { routes } from '@/lib/routes';

type GroupCity = (typeof GROUP_CITIES)[number];

/** The filters of the group list, stored in the page's URL. */
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

export function groupAddressParts(filters: GroupFilters): AddressParts {
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
