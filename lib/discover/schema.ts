import { z } from 'zod';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import { lastGameSchema } from '@/lib/games/schema/last-game';
import { gameListSchema, gameSchema } from '@/lib/games/schema/read-game';
import { type GroupCardDto, groupCardListSchema } from '@/lib/groups/schema/group-card';
import { searchCentreSchema } from '@/lib/platform/geo/search-centre';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { shownSportSchema } from '@/lib/sports/schema';
import { deckPersonSchema, type NearbyUserDto } from '@/lib/users/schema/nearby-user';
import {
  type NearbyVenueDto,
  nearbyVenueSchema,
  venueCardSchema,
} from '@/lib/venues/schema/find-nearby';

export const discoverSchema = z.object({
  people: z.array(deckPersonSchema),
  venues: z.array(venueCardSchema),
  groups: groupCardListSchema,
  /** Soonest first: those of tonight, if there are any. */
  games: gameListSchema,
  /** Whether the games are those of tonight. */
  isTonight: z.boolean(),
  /** Whether games for women are for the person. */
  isWoman: z.boolean(),
  /** For each list with an empty circle, the nearest from beyond it; null for the others. */
  elsewhere: z.object({
    people: z.array(deckPersonSchema).nullable(),
    venues: z.array(venueCardSchema).nullable(),
    groups: groupCardListSchema.nullable(),
    games: gameListSchema.nullable(),
  }),
  /** The person's next games, if the first of them is soon. */
  nextGames: gameListSchema,
  /** The game that they have just played. */
  lastGame: lastGameSchema.nullable(),
  sports: z.array(shownSportSchema),
  centre: searchCentreSchema,
  /** The sport of the lists; null for all. */
  sportId: z.number().int().nullable(),
  /** True for a search without a radius. */
  anywhere: z.boolean(),
});

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
export type DiscoverDto = z.infer<typeof discoverSchema>;

/** The first content of a sport page's tabs. */
export interface SportListsDto {
  groups: FirstBatch<GroupCardDto>;
  people: FirstBatch<NearbyUserDto>;
  venues: FirstBatch<NearbyVenueDto>;
  coaches: CoachCardDto[];
  /** The size of each list, up to `SPORT_COUNT_MAX`: within the circle, except for the coaches, unless `anywhere`. */
  counts: Record<'groups' | 'people' | 'venues' | 'coaches', number>;
  /** True for a search without a radius. */
  anywhere: boolean;
}
