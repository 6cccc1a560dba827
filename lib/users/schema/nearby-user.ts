import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { limitParam, pagingShape } from '@/lib/platform/validation/batch-size';
import {
  hasWholeCentre,
  searchAreaShape,
  WHOLE_CENTRE_ISSUE,
} from '@/lib/platform/validation/search-area';
import { searchText } from '@/lib/platform/validation/text';
import { skillLevelSchema, sportIdsParam, sportSummarySchema } from '@/lib/sports/schema';
import { texts } from '@/lib/users/texts';

export const searchPlayersSchema = z
  .object({
    search: searchText.default(''),
    sportId: sportIdsParam,
    skillLevel: skillLevelSchema.optional(),
    ...searchAreaShape,
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export type SearchPlayersQuery = z.input<typeof searchPlayersSchema>;
export type SearchPlayersInput = z.output<typeof searchPlayersSchema>;

/** A `userId` in the query is ignored: the person comes from the session alone. */
export const findNearbyUsersSchema = z
  .object({
    ...searchAreaShape,
    sportId: sportIdsParam,
    skillLevel: skillLevelSchema.optional(),
    /** `1` excludes people whom the person liked, skipped lately or is connected with. */
    deck: z
      .enum(['0', '1'], says(texts, 'deckChoice'))
      .default('0')
      .transform((value) => value === '1'),
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

const userSportSchema = z.object({
  id: z.number().int(),
  sportId: z.number().int(),
  skillLevel: skillLevelSchema,
  isLookingToPlay: z.boolean(),
  sport: sportSummarySchema,
});

/** What the reader and a person share. Of other people, their number alone. */
const sharedSchema = z.object({
  /** One that both play; the level if both are at the same. */
  sport: z.object({ name: z.string(), skillLevel: skillLevelSchema.nullable() }).nullable(),
  /** Games that are over in which both played. */
  games: z.number().int(),
  /** People with whom both are connected. */
  people: z.number().int(),
});

/** Another person in a list: no coordinates, gender, e-mail or own location text. */
export const nearbyUserSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string().nullable(),
  bio: z.string().nullable(),
  /** Nearest named area and city. */
  location: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whole kilometres between the two 1 km cells, at least 1: '1 km or less'. */
  distance: z.number().int().min(1),
  sports: z.array(userSportSchema),
  /** For the deck alone. */
  shared: sharedSchema.optional(),
});

export const nearbyUserListSchema = z.array(nearbyUserSchema);

/** For cards of the deck and its search. */
export const deckPersonSchema = nearbyUserSchema.omit({ username: true }).extend({
  sports: z.array(
    userSportSchema
      .pick({ id: true, skillLevel: true })
      .extend({ sport: sportSummarySchema.omit({ icon: true }) }),
  ),
});

export type SharedDto = z.infer<typeof sharedSchema>;
export type FindNearbyUsersInput = z.output<typeof findNearbyUsersSchema>;
export type DeckPersonDto = z.infer<typeof deckPersonSchema>;
export type NearbyUserDto = z.infer<typeof nearbyUserSchema>;

export const listSuggestionsSchema = z.object({ limit: limitParam.default(20) });

const suggestionSchema = nearbyUserSchema.extend({
  /** Sports that both play. */
  commonSports: z.number().int(),
  reason: z.string(),
  isTopMatch: z.boolean(),
});

export const suggestionListSchema = z.array(suggestionSchema);

export type ListSuggestionsInput = z.output<typeof listSuggestionsSchema>;
export type SuggestionDto = z.infer<typeof suggestionSchema>;
