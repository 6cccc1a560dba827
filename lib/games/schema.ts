import { z } from 'zod';
import { SERIES_FREQUENCIES } from '@/lib/games/constants';
import { GAME_REFUSALS } from '@/lib/games/policy';
import { AUDIENCES } from '@/lib/groups/constants';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { sportIdParam, sportSummarySchema } from '@/lib/sports/schema';
import { idParam } from '@/lib/validation/numbers';
import { pagingShape } from '@/lib/validation/paging';
import { hasWholeCentre, searchAreaShape, WHOLE_CENTRE_ISSUE } from '@/lib/validation/search-area';

/** How the signed-in person stands to a game; null for a guest. */
const gameViewerSchema = z.object({
  status: z.enum(['going', 'waitlisted', 'out']).nullable(),
  guests: z.number().int(),
  /** The time or place changed and they have not said again whether it suits. */
  mustReconfirm: z.boolean(),
  /** 1 is next; null unless waitlisted. */
  waitlistPosition: z.number().int().nullable(),
  isMember: z.boolean(),
  /** Why they would be refused a seat; null when they would not. */
  refusal: z.enum(GAME_REFUSALS).nullable(),
  /** Their own level in the sport of the game. */
  level: z.enum(SKILL_LEVELS).nullable(),
  /** Edit, cancel, mark attendance, duplicate. */
  canManage: z.boolean(),
});

export const gameSchema = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  group: z.object({ id: z.number().int(), name: z.string() }),
  sport: sportSummarySchema,
  /** First name only for signed-out readers; no id for them, nor of somebody the reader may not meet. */
  creator: z.object({ id: z.number().int().nullable(), name: z.string() }),
  title: z.string(),
  description: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Start on the wall clock of the place. */
  date: z.string(),
  time: z.string(),
  durationMinutes: z.number().int(),
  /** Only the area of a private address until one is going. */
  location: z.string(),
  isPrivateAddress: z.boolean(),
  /** What everybody may read of where it is: 'Gulberg, Lahore'. */
  area: z.string().nullable(),
  venue: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Of the venue; a free-text place has no exact point. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Whole kilometres, at least 1, in the feed; else null. */
  distance: z.number().int().nullable(),
  maxPlayers: z.number().int(),
  minPlayers: z.number().int().nullable(),
  /** Seats taken, guests included. */
  goingCount: z.number().int(),
  waitlistCount: z.number().int(),
  skillMin: z.enum(SKILL_LEVELS).nullable(),
  skillMax: z.enum(SKILL_LEVELS).nullable(),
  audience: z.enum(AUDIENCES),
  costPerPlayer: z.number().int().nullable(),
  currency: z.string(),
  guestsMax: z.number().int(),
  isPublic: z.boolean(),
  status: z.enum(['upcoming', 'cancelled', 'completed']),
  cancelReason: z.string().nullable(),
  changeReason: z.string().nullable(),
  seriesId: z.number().int().nullable(),
  /** How often the series brings another one; null for a single game. */
  repeats: z.enum(SERIES_FREQUENCIES).nullable(),
  /** The dates of its series that have no game yet: the next, and how many (null: without an end). */
  later: z.object({ next: z.iso.date(), count: z.number().int().nullable() }).nullable(),
  viewer: gameViewerSchema.nullable(),
});
export const gameListSchema = z.array(gameSchema);

/** Someone across a block or a leaving account has no id and is 'Unavailable user'. */
const participantSchema = z.object({
  id: z.number().int(),
  status: z.enum(['going', 'waitlisted']),
  guests: z.number().int(),
  attendance: z.enum(['attended', 'no_show']).nullable(),
  mustReconfirm: z.boolean(),
  user: z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
});
export const participantListSchema = z.array(participantSchema);

export const gameParamsSchema = z.object({ id: idParam });

export const listGroupGamesSchema = z.object({
  when: z
    .enum(['upcoming', 'past'], { error: 'when must be upcoming or past' })
    .default('upcoming'),
  ...pagingShape,
});

export const listOwnGamesSchema = listGroupGamesSchema.extend({
  /** Left out: both. */
  status: z
    .enum(['going', 'waitlisted'], { error: 'status must be going or waitlisted' })
    .optional(),
});

export const discoverGamesSchema = z
  .object({
    ...searchAreaShape,
    sportId: sportIdParam.optional(),
    /** A day on the wall of the place. */
    date: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'date must look like 2026-11-28')
      .optional(),
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export type GameViewerDto = z.infer<typeof gameViewerSchema>;
export type GameDto = z.infer<typeof gameSchema>;
export type ParticipantDto = z.infer<typeof participantSchema>;
export type ListGroupGamesInput = z.output<typeof listGroupGamesSchema>;
export type ListOwnGamesInput = z.output<typeof listOwnGamesSchema>;
export type DiscoverGamesInput = z.output<typeof discoverGamesSchema>;
