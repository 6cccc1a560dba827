import { z } from 'zod';
import { groupCardListSchema } from '@/lib/groups/schema';
import { sportListSchema } from '@/lib/sports/schema';
import { nearbyUserListSchema } from '@/lib/users/schema';
import { nearbyVenueListSchema } from '@/lib/venues/schema';

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
