import type { NearbyUserDto } from '@/lib/users/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema';

export interface PlayerFilter {
  /** As typed. */
  text: string;
  /** Null for 'All Sports'. */
  sportId: number | null;
}

function contains(haystack: string | null, needle: string): boolean {
  return haystack !== null && haystack.toLowerCase().includes(needle);
}

/** Part 1 §5: name, bio or a sport's name, combined with the sport filter. */
export function matchesPlayer(
  player: Pick<NearbyUserDto, 'name' | 'bio' | 'sports'>,
  filter: PlayerFilter,
): boolean {
  const { text, sportId } = filter;
  if (sportId !== null && !player.sports.some((own) => own.sport.id === sportId)) return false;
  const needle = text.trim().toLowerCase();
  return (
    needle === '' ||
    contains(player.name, needle) ||
    contains(player.bio, needle) ||
    player.sports.some((own) => contains(own.sport.name, needle))
  );
}

/** Part 1 §5: name, description, address or any amenity. The sport filter is about players. */
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
