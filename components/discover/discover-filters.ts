import { readText, readWhole } from '@/components/lists/address';
import type { GameDto } from '@/lib/games/schema/read-game';
import { sportWords } from '@/lib/sports/words';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';

/** The filters of Discover, stored in the page's URL. */
export interface DiscoverFilters {
  search: string;
  sportId: number | null;
  /** The deck reaches everywhere, beyond the radius. */
  anywhere: boolean;
}

export const NO_DISCOVER_FILTERS: DiscoverFilters = { search: '', sportId: null, anywhere: false };

/** Converts the filters to and from the page's URL. */
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

/** Matches name, bio or sport name. Also checks the sport, because people of the previous sport may still be shown. */
export function matchesPlayer(
  player: Pick<DeckPersonDto, 'name' | 'bio' | 'sports'>,
  filter: PlayerFilter,
): boolean {
  const { search, sportId } = filter;
  if (sportId !== null && !player.sports.some((own) => own.sport.id === sportId)) return false;
  const needle = search.trim().toLowerCase();
  return (
    needle === '' ||
    contains(player.name, needle) ||
    contains(player.bio, needle) ||
    player.sports.some(
      ({ sport }) => contains(sport.name, needle) || contains(sportWords(sport.name), needle),
    )
  );
}

/** Matches title, place, group or sport. */
export function matchesGame(
  { title, location, group, sport }: Pick<GameDto, 'title' | 'location' | 'group' | 'sport'>,
  text: string,
): boolean {
  const needle = text.trim().toLowerCase();
  const words = [title, location, group.name, sport.name, sportWords(sport.name)];
  return needle === '' || words.some((one) => contains(one, needle));
}

/** Matches name, description, address or any amenity. */
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
