import { z } from 'zod';
import type { CoachCardDto } from '@/lib/coaching/schema';
import { type GroupCardDto, groupCardListSchema } from '@/lib/groups/schema';
import { sportListSchema } from '@/lib/sports/schema';
import { type NearbyUserDto, nearbyUserListSchema } from '@/lib/users/schema';
import { type NearbyVenueDto, nearbyVenueListSchema } from '@/lib/venues/schema';

/** Where the lists of Discover are centred. */
export const searchCentreSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** True when the person has no stored position and the screen shows Lahore instead. */
  isFallback: z.boolean(),
  /** What the screen calls the place: the person's own location text, else 'Lahore'; null when unnamed. */
  label: z.string().nullable(),
});

/** All that the Discover screen shows at first. */
export const discoverSchema = z.object({
  people: nearbyUserListSchema,
  venues: nearbyVenueListSchema,
  groups: groupCardListSchema,
  sports: sportListSchema,
  centre: searchCentreSchema,
});

export type SearchCentre = z.infer<typeof searchCentreSchema>;
export type DiscoverDto = z.infer<typeof discoverSchema>;

/** A list's first page as the server rendered it, and the call whose answer it is. */
export interface FirstPage<T> {
  url: string;
  page: { items: T[]; next: string | null };
}

/** What the tabs of a sport's page show at first. */
export interface SportListsDto {
  groups: FirstPage<GroupCardDto>;
  people: FirstPage<NearbyUserDto>;
  venues: FirstPage<NearbyVenueDto>;
  coaches: CoachCardDto[];
}
