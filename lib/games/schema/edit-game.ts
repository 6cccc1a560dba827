import { z } from 'zod';
import {
  GAME_AREA_LENGTH_MAX,
  GAME_DESCRIPTION_LENGTH_MAX,
  GAME_GUESTS_MAX,
  GAME_LOCATION_LENGTH_MAX,
  GAME_MINUTES_DEFAULT,
  GAME_MINUTES_MAX,
  GAME_MINUTES_MIN,
  GAME_PLAYERS_DEFAULT,
  GAME_PLAYERS_MAX,
  GAME_PLAYERS_MIN,
  GAME_REACHES,
  GAME_REASON_LENGTH_MAX,
  GAME_RULE_HOURS_MAX,
  GAME_TITLE_LENGTH_MAX,
  SERIES_COUNT_MAX,
  SERIES_FREQUENCIES,
} from '@/lib/games/constants';
import { texts } from '@/lib/games/texts';
import { AUDIENCES } from '@/lib/groups/constants';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { isClockTime, isTimeZone } from '@/lib/platform/calendar/wall-clock';
import { later, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { idSchema, priceFrom } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { skillLevelSchema } from '@/lib/sports/schema';

const date = z
  .string(says(texts, 'dateRequired'))
  .min(1, says(texts, 'dateRequired'))
  .refine(isCalendarDate, says(texts, 'noSuchDate'));
const time = z
  .string(says(texts, 'timeRequired'))
  .min(1, says(texts, 'timeRequired'))
  .refine(isClockTime, says(texts, 'noSuchTime'));

type Sentence = ReturnType<typeof says>;

const whole = (label: () => string, min: number, max: number, sentence: Sentence) =>
  z
    .number({ error: () => translate(texts).mustBeNumber({ label: label() }) })
    .int({ error: () => translate(texts).mustBeWhole({ label: label() }) })
    .min(min, sentence)
    .max(max, sentence);

const minutes = whole(
  later(texts, 'duration'),
  GAME_MINUTES_MIN,
  GAME_MINUTES_MAX,
  says(texts, 'durationRange', { min: GAME_MINUTES_MIN }),
);
const maxPlayers = whole(
  later(texts, 'players'),
  GAME_PLAYERS_MIN,
  GAME_PLAYERS_MAX,
  says(texts, 'playersRange', { min: GAME_PLAYERS_MIN, max: GAME_PLAYERS_MAX }),
);

const ruleHours = whole(
  later(texts, 'hours'),
  1,
  GAME_RULE_HOURS_MAX,
  says(texts, 'hoursRange', { max: GAME_RULE_HOURS_MAX }),
);

const shape = {
  title: singleLine(later(texts, 'title'), GAME_TITLE_LENGTH_MAX),
  description: optionalMultiLine(later(texts, 'description'), GAME_DESCRIPTION_LENGTH_MAX),
  date,
  time,
  durationMinutes: minutes,
  /** Free text; optional with a venue. */
  location: optionalSingleLine(later(texts, 'location'), GAME_LOCATION_LENGTH_MAX),
  venueId: idSchema.nullable(),
  /** A private home: strangers see `area` instead of the place. */
  isPrivateAddress: z.boolean(),
  area: optionalSingleLine(later(texts, 'area'), GAME_AREA_LENGTH_MAX),
  /** Omitted: that of the venue, else of the group. */
  timeZone: z.string().refine(isTimeZone, says(texts, 'unknownTimeZone')),
  maxPlayers,
  minPlayers: whole(
    later(texts, 'minimum'),
    1,
    GAME_PLAYERS_MAX,
    says(texts, 'minimumRange'),
  ).nullable(),
  /** How long before the start a game with fewer than the minimum is cancelled; null: never. */
  decideHours: ruleHours.nullable(),
  skillMin: skillLevelSchema.nullable(),
  skillMax: skillLevelSchema.nullable(),
  audience: z.enum(AUDIENCES),
  /** People under 18 play only with a guardian; a group may say so for all of its games. */
  needsGuardian: z.boolean(),
  /** In the smallest unit of the currency of the group: 750 is EUR 7.50. */
  costPerPlayer: priceFrom(0).nullable(),
  guestsMax: whole(
    later(texts, 'guests'),
    0,
    GAME_GUESTS_MAX,
    says(texts, 'guestsRange', { max: GAME_GUESTS_MAX }),
  ),
  isPublic: z.boolean(),
  /** A public game is for members only until so long before the start. */
  membersFirstHours: ruleHours.nullable(),
  /** A seat is paid for until so long before the start, or passes on; to whoever switches it on. */
  payByHours: ruleHours.nullable(),
};

const courtShape = {
  /** A court of the venue that is asked for. */
  courtId: idSchema.nullable().optional(),
  /** A time of a court that the creator has. */
  courtTimeId: idSchema.nullable().optional(),
};

const repeatSchema = z.object({
  frequency: z.enum(SERIES_FREQUENCIES, says(texts, 'unknownFrequency')),
  endsOn: date.nullable().optional(),
  count: whole(
    later(texts, 'count'),
    1,
    SERIES_COUNT_MAX,
    says(texts, 'seriesRange', { max: SERIES_COUNT_MAX }),
  )
    .nullable()
    .optional(),
});

interface Ranges {
  minPlayers?: number | null;
  maxPlayers?: number;
  skillMin?: (typeof SKILL_LEVELS)[number] | null;
  skillMax?: (typeof SKILL_LEVELS)[number] | null;
}

function addRangeIssues(game: Ranges, context: z.RefinementCtx): void {
  const { minPlayers, maxPlayers: max, skillMin, skillMax } = game;
  if (minPlayers != null && max !== undefined && minPlayers > max) {
    const message = translate(texts).minimumAboveMaximum;
    context.addIssue({ code: 'custom', path: ['minPlayers'], message });
  }
  if (skillMin && skillMax && SKILL_LEVELS.indexOf(skillMin) > SKILL_LEVELS.indexOf(skillMax)) {
    const message = translate(texts).highestBelowLowest;
    context.addIssue({ code: 'custom', path: ['skillMax'], message });
  }
}

export const createGameSchema = z
  .object({
    ...shape,
    description: shape.description.optional(),
    durationMinutes: minutes.default(GAME_MINUTES_DEFAULT),
    location: shape.location.optional(),
    venueId: shape.venueId.optional(),
    isPrivateAddress: shape.isPrivateAddress.default(false),
    area: shape.area.optional(),
    timeZone: shape.timeZone.optional(),
    maxPlayers: maxPlayers.default(GAME_PLAYERS_DEFAULT),
    minPlayers: shape.minPlayers.optional(),
    decideHours: shape.decideHours.optional(),
    skillMin: shape.skillMin.optional(),
    skillMax: shape.skillMax.optional(),
    audience: shape.audience.default('all'),
    needsGuardian: shape.needsGuardian.default(false),
    costPerPlayer: shape.costPerPlayer.optional(),
    guestsMax: shape.guestsMax.default(0),
    isPublic: shape.isPublic.default(true),
    membersFirstHours: shape.membersFirstHours.optional(),
    payByHours: shape.payByHours.optional(),
    repeat: repeatSchema.nullable().optional(),
    ...courtShape,
  })
  .superRefine((game, context) => {
    addRangeIssues(game, context);
    if (game.repeat?.endsOn && game.repeat.endsOn < game.date) {
      const message = translate(texts).seriesEndsEarly;
      context.addIssue({ code: 'custom', path: ['repeat', 'endsOn'], message });
    }
    if (game.location || game.venueId) return;
    const message = translate(texts).locationRequired;
    context.addIssue({ code: 'custom', path: ['location'], message });
  });

const reason = optionalMultiLine(later(texts, 'reason'), GAME_REASON_LENGTH_MAX);
const scope = z.enum(['this', 'following'], says(texts, 'unknownScope'));

const {
  isPublic: _p,
  membersFirstHours: _m,
  payByHours: _y,
  repeat: _r,
  ...posted
} = createGameSchema.shape;

/** One game without a group. */
export const postGameSchema = z
  .object({ ...posted, sportId: idSchema, reach: z.enum(GAME_REACHES).default('public') })
  .superRefine(addRangeIssues);

/** Omitted fields remain unchanged. `following` also changes the later games of the series. */
export const updateGameSchema = z
  .object({ ...shape, reason, scope })
  .partial()
  .superRefine(addRangeIssues);

export const cancelGameSchema = z.object({
  reason: singleLine(
    later(texts, 'reason'),
    GAME_REASON_LENGTH_MAX,
    later(texts, 'reasonRequired'),
  ),
  scope: scope.default('this'),
});

export const skipGameSchema = z.object({ reason: reason.optional() });

/** Another time, and another place if given. */
export const duplicateGameSchema = z
  .object({
    date,
    time,
    location: shape.location,
    venueId: shape.venueId,
    isPrivateAddress: shape.isPrivateAddress,
    area: shape.area,
  })
  .partial()
  .required({ date: true, time: true });

/** Another court for a game; by the venue's clock. */
export const askForGameSchema = z.object({ courtId: idSchema, date, time });

export const guestsOfPlayer = whole(
  later(texts, 'guests'),
  0,
  GAME_GUESTS_MAX,
  says(texts, 'ownGuestsRange', { max: GAME_GUESTS_MAX }),
);

export const rsvpSchema = z
  .object({
    /** `maybe` and `out` (not going) are for members of the group, and give up a seat. */
    answer: z.enum(['going', 'maybe', 'out'], says(texts, 'unknownAnswer')).default('going'),
    guests: guestsOfPlayer.default(0),
    /** Join the waiting list when there is no seat; otherwise a full game is refused. */
    waitlist: z.boolean().default(false),
  })
  .default({ answer: 'going', guests: 0, waitlist: false });

/** The form behind the buttons of an email. */
export const answerByLinkSchema = z.object({
  token: z.string(),
  answer: z.enum(['going', 'maybe', 'out']),
  waitlist: z.string().optional(),
});

/** For a person with a seat or on the waiting list. */
export const changeGuestsSchema = z.object({ guests: guestsOfPlayer });

export const markAttendanceSchema = z.object({
  marks: z
    .array(
      z.object({
        participantId: idSchema,
        attendance: z.enum(['attended', 'no_show']).nullable(),
      }),
    )
    .min(1, says(texts, 'noMarks'))
    .max(GAME_PLAYERS_MAX),
});

export type CreateGameInput = z.output<typeof createGameSchema>;
export type AskForGameInput = z.output<typeof askForGameSchema>;
export type PostGameInput = z.output<typeof postGameSchema>;
export type UpdateGameInput = z.output<typeof updateGameSchema>;
export type CancelGameInput = z.output<typeof cancelGameSchema>;
export type SkipGameInput = z.output<typeof skipGameSchema>;
export type RsvpInput = z.output<typeof rsvpSchema>;
export type GuestsInput = z.output<typeof changeGuestsSchema>;
export type DuplicateGameInput = z.output<typeof duplicateGameSchema>;
export type MarkAttendanceInput = z.output<typeof markAttendanceSchema>;
export type RepeatInput = z.output<typeof repeatSchema>;
