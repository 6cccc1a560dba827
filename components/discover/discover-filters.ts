import { readText, readWhole } from '@/components/layout/address';
import type { NearbyUserDto } from '@/lib/users/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema';

/** What Discover looks for; the address of the page keeps it. */
export interface DiscoverFilters {
  /** As typed. */
  search: string;
  /** Null for 'All Sports'. */
  sportId: number | null;
  /** The deck holds people from everywhere, not only from the circle. */
  anywhere: boolean;
}

export const NO_DISCOVER_FILTERS: DiscoverFilters = { search: '', sportId: null, anywhere: false };

/** How the address of the page keeps them. */
export const DISCOVER_ADDRESS = {
  parse: (params: URLSearchParams): DiscoverFilters => ({
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    anywhere: params.get('within') === 'any',
  }),
  parts: ({ search, sportId, anywhere }: DiscoverFilters) => ({
    search,
    sport: sportId,
    within: anywhere ? 'any' : null,
  }),
};

export type PlayerFilter = Pick<DiscoverFilters, 'search' | 'sportId'>;

function contains(haystack: string | null, needle: string): boolean {
  return haystack !== null && haystack.toLowerCase().includes(needle);
}

/** By name, bio or a sport's name, combined with the sport: the people of the sport before may still be shown. */
export function matchesPlayer(
  player: Pick<NearbyUserDto, 'name' | 'bio' | 'sports'>,
  filter: PlayerFilter,
): boolean {
  const { search, sportId } = filter;
  if (sportId !== null && !player.sports.some((own) => own.sport.id === sportId)) return false;
  const needle = search.trim().toLowerCase();
  return (
    needle === '' ||
    contains(player.name, needle) ||
    contains(player.bio, needle) ||
    player.sports.some((own) => contains(own.sport.name, needle))
  );
}

/** By name, description, address or any amenity. */
export function matchesVenue(
  venue: Pick<NearbyVenueDto, 'name' | 'description' | 'address' | 'amenities'>,
  text: string,
): boolean {
  const needle = text.trim().toLowerCase();
  return (
    needle === '' ||
    contains(venue.name, needle) ||
    contains(venue.description, needle) ||
    contains(venue.address, needle) ||
    venue.amenities.some((amenity) => contains(amenity, needle))
  );
}
