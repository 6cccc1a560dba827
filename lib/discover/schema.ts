import { z } from 'zod';
import type { CoachCardDto } from '@/lib/coaching/schema';
import { gameListSchema, gameSchema } from '@/lib/games/schema';
import { type GroupCardDto, groupCardListSchema } from '@/lib/groups/schema';
import { sportListSchema } from '@/lib/sports/schema';
import { type NearbyUserDto, nearbyUserListSchema } from '@/lib/users/schema';
import { type NearbyVenueDto, nearbyVenueListSchema, nearbyVenueSchema } from '@/lib/venues/schema';

/** Where the lists of Discover are centred. */
const searchCentreSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** True when the person has no stored position and the screen shows Lahore instead. */
  isFallback: z.boolean(),
  /** What the screen calls the place: what the person typed or the nearest named area, else 'Lahore'; null when unnamed. */
  label: z.string().nullable(),
});

/** All that the Discover screen shows at first. */
export const discoverSchema = z.object({
  people: nearbyUserListSchema,
  venues: nearbyVenueListSchema,
  groups: groupCardListSchema,
  /** The nearest from beyond the circle, of each list whose circle holds nothing; null for the others. */
  elsewhere: z.object({
    people: nearbyUserListSchema.nullable(),
    venues: nearbyVenueListSchema.nullable(),
    groups: groupCardListSchema.nullable(),
  }),
  /** One's own next games, when the first of them is near. */
  nextGames: gameListSchema,
  sports: sportListSchema,
  centre: searchCentreSchema,
  /** The sport that the lists were asked for; null for all. */
  sportId: z.number().int().nullable(),
  /** The people are those of everywhere, not only of the circle. */
  anywhere: z.boolean(),
});

/** What the landing page shows of what is on here. */
export const landingSchema = z.object({
  games: z.array(
    gameSchema.pick({
      id: true,
      title: true,
      startsAt: true,
      timeZone: true,
      location: true,
      sport: true,
      goingCount: true,
      maxPlayers: true,
      audience: true,
      skillMin: true,
      skillMax: true,
    }),
  ),
  venues: z.array(
    nearbyVenueSchema.pick({ id: true, name: true, area: true, city: true, sports: true }),
  ),
  counts: z.object({ groups: z.number().int(), venues: z.number().int() }),
});

export type LandingDto = z.infer<typeof landingSchema>;
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
  /** How many each tab lists, as far as `SPORT_COUNT_MAX`. */
  counts: Record<'groups' | 'people' | 'venues' | 'coaches', number>;
  /** The lists are of everywhere, not only of the circle. */
  anywhere: boolean;
}
