import { z } from 'zod';
import { GAME_DAYS, GAME_FILTERS, SERIES_FREQUENCIES } from '@/lib/games/constants';
import { GAME_REFUSALS } from '@/lib/games/policy';
import { texts } from '@/lib/games/texts';
import { AUDIENCES } from '@/lib/groups/constants';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam } from '@/lib/platform/validation/numbers';
import {
  hasWholeCentre,
  searchAreaShape,
  WHOLE_CENTRE_ISSUE,
} from '@/lib/platform/validation/search-area';
import { searchText } from '@/lib/platform/validation/text';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { sportIdsParam, sportSummarySchema } from '@/lib/sports/schema';
import { DAY_PARTS } from '@/lib/users/constants';

/** The signed-in person's relation to a game; null for a guest. */
const gameViewerSchema = z.object({
  status: z.enum(['going', 'waitlisted', 'maybe', 'out']).nullable(),
  guests: z.number().int(),
  /** The time or place changed, and they have not confirmed again. */
  mustReconfirm: z.boolean(),
  /** 1 is next; null unless waitlisted. */
  waitlistPosition: z.number().int().nullable(),
  /** The end of their offer of a seat; null without an offer. */
  offeredUntil: z.iso.datetime().nullable(),
  isMember: z.boolean(),
  /** Why they would be refused a seat; null if they would not. */
  refusal: z.enum(GAME_REFUSALS).nullable(),
  /** Their request for a seat in spite of their level; null without one. */
  request: z.enum(['pending', 'accepted', 'declined']).nullable(),
  /** Their own level in the game's sport. */
  level: z.enum(SKILL_LEVELS).nullable(),
  /** Until then they only wait for places in games of the group, this one included; null: they may have a seat. */
  waitsUntil: z.iso.datetime().nullable(),
  /** May edit, cancel, mark attendance, duplicate. */
  canManage: z.boolean(),
  /** How many more times they may invite people nearby. */
  seatCallsLeft: z.number().int(),
});

/** A person across a block or an account being deleted has no id and is 'Unavailable user'. */
const playerSchema = z.object({
  id: z.number().int().nullable(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
});

export const gameSchema = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  group: z.object({ id: z.number().int(), name: z.string() }),
  sport: sportSummarySchema,
  /** First name only for guests; no id for them or for people hidden from the viewer. */
  creator: z.object({ id: z.number().int().nullable(), name: z.string() }),
  /** In a game of two: the other person, without id if hidden from the viewer. Otherwise null. */
  partner: z.object({ id: z.number().int().nullable(), name: z.string() }).nullable(),
  /** For a game without a group: who sees it while it is not public. Null for the games of a group. */
  reach: z.enum(['link', 'connections']).nullable(),
  title: z.string(),
  description: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Start in the local time of the place. */
  date: z.string(),
  time: z.string(),
  durationMinutes: z.number().int(),
  /** For a private address only the area, until the viewer has a seat. */
  location: z.string(),
  isPrivateAddress: z.boolean(),
  /** The public area: 'Gulberg, Lahore'. */
  area: z.string().nullable(),
  venue: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** What is asked for or booked for it at its venue; `none`: the last ask did not work, so its place is to be confirmed. */
  court: z
    .object({
      name: z.string(),
      status: z.enum(['asked', 'confirmed', 'none']),
      startsAt: z.iso.datetime(),
    })
    .nullable(),
  /** The venue's point; a free-text place has none. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Whole kilometres, at least 1, in lists around a place; otherwise null. */
  distance: z.number().int().nullable(),
  maxPlayers: z.number().int(),
  minPlayers: z.number().int().nullable(),
  /** Hours before the start at which it is cancelled with fewer than `minPlayers`; null: never. */
  decideHours: z.number().int().nullable(),
  /** The time of that decision; null without the rule and afterwards. */
  decidesAt: z.iso.datetime().nullable(),
  /** Some of those who are going, by first name: whom the viewer may see. Nobody for guests. */
  faces: z.array(playerSchema),
  /** Seats taken, guests included. */
  goingCount: z.number().int(),
  waitlistCount: z.number().int(),
  skillMin: z.enum(SKILL_LEVELS).nullable(),
  skillMax: z.enum(SKILL_LEVELS).nullable(),
  audience: z.enum(AUDIENCES),
  /** People under 18 play only with a guardian: in this game, or in all of its group. */
  needsGuardian: z.boolean(),
  groupNeedsGuardian: z.boolean(),
  costPerPlayer: z.number().int().nullable(),
  currency: z.string(),
  guestsMax: z.number().int(),
  isPublic: z.boolean(),
  /** Hours before the start until which a public game is for members only; null: it is public at once. */
  membersFirstHours: z.number().int().nullable(),
  /** When it becomes public; null without the rule and afterwards. */
  publicFrom: z.iso.datetime().nullable(),
  /** Hours before the start until which a seat is paid for; null: seats are not paid first. */
  payByHours: z.number().int().nullable(),
  /** That time. */
  payBy: z.iso.datetime().nullable(),
  status: z.enum(['upcoming', 'cancelled', 'completed']),
  cancelReason: z.string().nullable(),
  changeReason: z.string().nullable(),
  seriesId: z.number().int().nullable(),
  /** How often the series repeats; null for a single game. */
  repeats: z.enum(SERIES_FREQUENCIES).nullable(),
  /**
   * For a continuing series: its first date, how many games are planned until which date, and how many dates have no game yet
   * (null: no end).
   */
  later: z
    .object({
      startsOn: z.iso.date(),
      planned: z.number().int(),
      until: z.iso.date(),
      count: z.number().int().nullable(),
    })
    .nullable(),
  viewer: gameViewerSchema.nullable(),
});
export const gameListSchema = z.array(gameSchema);

const participantSchema = z.object({
  id: z.number().int(),
  status: z.enum(['going', 'waitlisted']),
  guests: z.number().int(),
  attendance: z.enum(['attended', 'no_show']).nullable(),
  mustReconfirm: z.boolean(),
  /** A regular of the group without an account, who has no page; null for a person. */
  regularId: z.number().int().nullable(),
  user: playerSchema,
});
export const participantListSchema = z.array(participantSchema);

/** The first people, at most ANSWERS_SHOWN, and how many they are. */
const listOf = <T extends z.ZodType>(people: T) =>
  z.object({ count: z.number().int(), people: z.array(people) });

/** `search`: a part of the name. */
export const listAnswersSchema = z.object({ search: searchText.default('') });

/** The answers of the group's members without a seat. */
export const gameAnswersSchema = z.object({
  maybeCount: z.number().int(),
  /** When members were last asked to respond; null also for those who do not manage the game. */
  nudgedAt: z.iso.datetime().nullable(),
  /** The people, for managers of the game; null for other members. */
  members: z
    .object({
      /** Regulars without an account who have neither a seat nor a place in line. */
      regulars: listOf(
        z.object({
          id: z.number().int(),
          name: z.string(),
          answer: z.enum(['maybe', 'out']).nullable(),
        }),
      ),
      maybe: listOf(playerSchema),
      out: listOf(playerSchema),
      none: listOf(playerSchema),
    })
    .nullable(),
});

/** The list of players as a message for a chat. */
export const chatListSchema = z.object({
  /** At most CHAT_LIST_LENGTH_MAX characters, in the language of the group's creator. */
  text: z.string(),
  /** Whether somebody gave up a place in the last LATE_HOURS before the start. */
  isMissed: z.boolean(),
});

export const gameParamsSchema = z.object({ id: idParam });

export const listGroupGamesSchema = z.object({
  when: z.enum(['upcoming', 'past'], says(texts, 'unknownWhen')).default('upcoming'),
  ...pagingShape,
});

export const listOwnGamesSchema = listGroupGamesSchema.extend({
  /** Omitted: both. */
  status: z.enum(['going', 'waitlisted'], says(texts, 'unknownStatus')).optional(),
});

export const discoverGamesSchema = z
  .object({
    ...searchAreaShape,
    sportId: sportIdsParam,
    /** A local date of the place. */
    date: z.string().refine(isCalendarDate, says(texts, 'dateFormat')).optional(),
    /** Instead of a date. `tonight` lasts until `NIGHT_ENDS`. */
    on: z.enum(GAME_DAYS, says(texts, 'unknownDays')).optional(),
    /** Of the day, by the clock of the place. */
    part: z.enum(DAY_PARTS, says(texts, 'unknownPart')).optional(),
    /** Repeated, or with commas, as `apiUrl` writes lists. */
    only: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z.array(z.enum(GAME_FILTERS, says(texts, 'unknownFilter'))).optional(),
    ),
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export type GameViewerDto = z.infer<typeof gameViewerSchema>;
export type GameDto = z.infer<typeof gameSchema>;
export type ParticipantDto = z.infer<typeof participantSchema>;
export type ChatListDto = z.infer<typeof chatListSchema>;
export type PlayerDto = z.infer<typeof playerSchema>;
export type GameAnswersDto = z.infer<typeof gameAnswersSchema>;
export type ListGroupGamesInput = z.output<typeof listGroupGamesSchema>;
export type ListOwnGamesInput = z.output<typeof listOwnGamesSchema>;
export type DiscoverGamesQuery = z.input<typeof discoverGamesSchema>;
export type DiscoverGamesInput = z.output<typeof discoverGamesSchema>;
