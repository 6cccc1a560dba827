import { z } from 'zod';
import {
  GAME_AREA_LENGTH_MAX,
  GAME_COST_MAX,
  GAME_DESCRIPTION_LENGTH_MAX,
  GAME_GUESTS_MAX,
  GAME_LOCATION_LENGTH_MAX,
  GAME_MINUTES_DEFAULT,
  GAME_MINUTES_MAX,
  GAME_MINUTES_MIN,
  GAME_PLAYERS_DEFAULT,
  GAME_PLAYERS_MAX,
  GAME_PLAYERS_MIN,
  GAME_REASON_LENGTH_MAX,
  GAME_TITLE_LENGTH_MAX,
  SERIES_COUNT_MAX,
  SERIES_FREQUENCIES,
} from '@/lib/games/constants';
import { AUDIENCES } from '@/lib/groups/constants';
import { isCalendarDate, isClockTime, isTimeZone } from '@/lib/platform/calendar/wall-clock';
import { idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { skillLevelSchema } from '@/lib/sports/schema';

const date = z
  .string({ error: 'Date is required' })
  .min(1, 'Date is required')
  .refine(isCalendarDate, 'There is no such date');
const time = z
  .string({ error: 'Time is required' })
  .min(1, 'Time is required')
  .refine(isClockTime, 'Time must be between 00:00 and 23:59');

const PLAYERS = `A game can have ${GAME_PLAYERS_MIN} to ${GAME_PLAYERS_MAX} players`;
const whole = (label: string, min: number, max: number, sentence: string) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(min, sentence)
    .max(max, sentence);

const minutes = whole(
  'Duration',
  GAME_MINUTES_MIN,
  GAME_MINUTES_MAX,
  `A game lasts ${GAME_MINUTES_MIN} minutes to 24 hours`,
);
const maxPlayers = whole('Players', GAME_PLAYERS_MIN, GAME_PLAYERS_MAX, PLAYERS);

const shape = {
  title: singleLine('Title', GAME_TITLE_LENGTH_MAX),
  description: optionalMultiLine('Description', GAME_DESCRIPTION_LENGTH_MAX),
  date,
  time,
  durationMinutes: minutes,
  /** Free text; optional with a venue. */
  location: optionalSingleLine('Location', GAME_LOCATION_LENGTH_MAX),
  venueId: idSchema.nullable(),
  /** Somebody's home: strangers see `area` instead of the place. */
  isPrivateAddress: z.boolean(),
  area: optionalSingleLine('Area', GAME_AREA_LENGTH_MAX),
  /** Omitted: that of the venue, else of the group. */
  timeZone: z.string().refine(isTimeZone, 'Unknown time zone'),
  maxPlayers,
  minPlayers: whole(
    'Minimum',
    1,
    GAME_PLAYERS_MAX,
    'The minimum is between 1 and the maximum',
  ).nullable(),
  skillMin: skillLevelSchema.nullable(),
  skillMax: skillLevelSchema.nullable(),
  audience: z.enum(AUDIENCES),
  costPerPlayer: whole('Cost', 0, GAME_COST_MAX, 'Cost is 0 to 1,000,000').nullable(),
  guestsMax: whole(
    'Guests',
    0,
    GAME_GUESTS_MAX,
    `A player can bring 0 to ${GAME_GUESTS_MAX} guests`,
  ),
  isPublic: z.boolean(),
};

const repeatSchema = z.object({
  frequency: z.enum(SERIES_FREQUENCIES, { error: 'A game repeats weekly, fortnightly or monthly' }),
  endsOn: date.nullable().optional(),
  count: whole('Count', 1, SERIES_COUNT_MAX, `A series has 1 to ${SERIES_COUNT_MAX} games`)
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
    const message = 'The minimum cannot be above the maximum';
    context.addIssue({ code: 'custom', path: ['minPlayers'], message });
  }
  if (skillMin && skillMax && SKILL_LEVELS.indexOf(skillMin) > SKILL_LEVELS.indexOf(skillMax)) {
    const message = 'The highest level cannot be below the lowest';
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
    skillMin: shape.skillMin.optional(),
    skillMax: shape.skillMax.optional(),
    audience: shape.audience.default('all'),
    costPerPlayer: shape.costPerPlayer.optional(),
    guestsMax: shape.guestsMax.default(0),
    isPublic: shape.isPublic.default(true),
    repeat: repeatSchema.nullable().optional(),
  })
  .superRefine((game, context) => {
    addRangeIssues(game, context);
    if (game.repeat?.endsOn && game.repeat.endsOn < game.date) {
      const message = 'The series cannot end before it begins';
      context.addIssue({ code: 'custom', path: ['repeat', 'endsOn'], message });
    }
    if (game.location || game.venueId) return;
    context.addIssue({ code: 'custom', path: ['location'], message: 'Location is required' });
  });

const reason = optionalMultiLine('Reason', GAME_REASON_LENGTH_MAX);
const scope = z.enum(['this', 'following'], { error: 'Change this game or this and following' });

/** Omitted fields stay. `following` also changes the later games of the series. */
export const updateGameSchema = z
  .object({ ...shape, reason, scope })
  .partial()
  .superRefine(addRangeIssues);

export const cancelGameSchema = z.object({
  reason: singleLine(
    'Reason',
    GAME_REASON_LENGTH_MAX,
    'Please give a reason: the players will read it',
  ),
  scope: scope.default('this'),
});

/** Skips one date of a series. */
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

const guests = whole('Guests', 0, GAME_GUESTS_MAX, `You can bring 0 to ${GAME_GUESTS_MAX} guests`);

export const rsvpSchema = z
  .object({
    guests: guests.default(0),
    /** Take a place in line when there is no seat; otherwise a full game is refused. */
    waitlist: z.boolean().default(false),
  })
  .default({ guests: 0, waitlist: false });

/** A new number of guests for a person who goes or waits. */
export const changeGuestsSchema = z.object({ guests });

export const markAttendanceSchema = z.object({
  marks: z
    .array(
      z.object({
        participantId: idSchema,
        attendance: z.enum(['attended', 'no_show']).nullable(),
      }),
    )
    .min(1, 'Mark at least one player')
    .max(GAME_PLAYERS_MAX),
});

export type CreateGameInput = z.output<typeof createGameSchema>;
export type UpdateGameInput = z.output<typeof updateGameSchema>;
export type CancelGameInput = z.output<typeof cancelGameSchema>;
export type SkipGameInput = z.output<typeof skipGameSchema>;
export type RsvpInput = z.output<typeof rsvpSchema>;
export type GuestsInput = z.output<typeof changeGuestsSchema>;
export type DuplicateGameInput = z.output<typeof duplicateGameSchema>;
export type MarkAttendanceInput = z.output<typeof markAttendanceSchema>;
export type RepeatInput = z.output<typeof repeatSchema>;
