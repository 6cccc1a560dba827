import { z } from 'zod';
import {
  BLOCK_MINUTES_MAX,
  COURT_TIME_STATUSES,
  DESK_STEP_MINUTES,
  EXPORT_DAYS_MAX,
  FREE_DAYS,
  LENGTH_MINUTES_MAX,
  NAME_LENGTH_MAX,
  PHONE_LENGTH_MAX,
  STANDING_WEEKS_MAX,
  VENUE_ROLES,
} from '@/lib/courts/constants';
import { COURT_TIME_ACTIONS } from '@/lib/courts/policy';
import { courtSchema, deskSettingsSchema, staffSchema } from '@/lib/courts/schema/court';
import { texts } from '@/lib/courts/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { isClockTime } from '@/lib/platform/calendar/wall-clock';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalSingleLine } from '@/lib/platform/validation/text';

const date = z.string(says(texts, 'chooseDate')).refine(isCalendarDate, says(texts, 'chooseDate'));
const time = z.string(says(texts, 'chooseTime')).refine(isClockTime, says(texts, 'chooseTime'));

const lengthUpTo = (max: number) => {
  const wrong = says(texts, 'lengthWrong', { step: DESK_STEP_MINUTES, max });
  return z
    .number(wrong)
    .int(wrong)
    .min(DESK_STEP_MINUTES, wrong)
    .max(max, wrong)
    .multipleOf(DESK_STEP_MINUTES, wrong);
};

/** Date and time are by the venue's clock. */
export const askCourtSchema = z.object({ date, time, minutes: lengthUpTo(LENGTH_MINUTES_MAX) });

const WEEKS = says(texts, 'weeksWrong', { max: STANDING_WEEKS_MAX });

/** What the desk enters itself: who called or walked in, or why the court is blocked. */
export const enterTimeSchema = z.object({
  kind: z.enum(['booked', 'blocked']),
  date,
  time,
  minutes: lengthUpTo(BLOCK_MINUTES_MAX),
  name: optionalSingleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX).default(null),
  /** For the desk alone. */
  phone: optionalSingleLine(later(texts, 'phoneFormat'), PHONE_LENGTH_MAX)
    .refine(
      (phone) => phone === null || /^\+?[\d(][\d\s()./-]{4,}$/.test(phone),
      says(texts, 'phoneFormat'),
    )
    .default(null),
  paid: z.boolean().default(false),
  /** How many weeks in a row, on the same weekday. */
  weeks: z.number(WEEKS).int(WEEKS).min(1, WEEKS).max(STANDING_WEEKS_MAX, WEEKS).default(1),
});

/** Another court, date, time or length, by the desk. The price stays unless the length changes. */
export const relocateSchema = z.object({
  courtId: idSchema,
  date,
  time,
  minutes: lengthUpTo(BLOCK_MINUTES_MAX),
});

export const courtTimeParamsSchema = z.object({ id: idParam });
export const moveCourtTimeParamsSchema = z.object({
  id: idParam,
  action: z.enum(COURT_TIME_ACTIONS),
});
/** `following`: with cancel, this and the later ones of a standing time. */
export const moveCourtTimeSchema = z.object({ following: z.boolean().default(false) });

export const listCourtTimesSchema = z.object(pagingShape);

export const minutesParam = z
  .string()
  .regex(
    /^\d{2,3}$/,
    says(texts, 'lengthWrong', { step: DESK_STEP_MINUTES, max: LENGTH_MINUTES_MAX }),
  )
  .transform(Number)
  .pipe(lengthUpTo(LENGTH_MINUTES_MAX));

export const listFreeTimesSchema = z.object({
  /** The venue's today by default. */
  date: date.optional(),
  minutes: minutesParam.optional(),
  sportId: idParam.optional(),
});

export const readDeskSchema = z.object({ date: date.optional() });
export const exportTimesSchema = z.object({ from: date, to: date }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    return days >= 0 && days <= EXPORT_DAYS_MAX;
  },
  { path: ['to'], ...says(texts, 'chooseDate') },
);

const momentShape = {
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** By the venue's clock. */
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
};

/** Free or taken, never by whom. */
const freeSlotSchema = z.object({
  ...momentShape,
  price: z.number().int(),
  isFree: z.boolean(),
  /** False for women's hours and a member who is not a woman. */
  mayAsk: z.boolean(),
  isWomens: z.boolean(),
});
export const freeTimesSchema = z.object({
  date: z.string(),
  today: z.string(),
  minutes: z.number().int(),
  /** The lengths that some court of the venue has. */
  lengths: z.array(z.number().int()),
  sportId: z.number().int().nullable(),
  /** Those of all courts, to choose from. */
  sports: courtSchema.shape.sports,
  /** How many free times each of the next days has. */
  days: z.array(z.object({ date: z.string(), free: z.number().int() })).max(FREE_DAYS),
  courts: z.array(courtSchema.extend({ slots: z.array(freeSlotSchema) })),
});

const timeShape = {
  id: z.number().int(),
  courtId: z.number().int(),
  courtName: z.string(),
  status: z.enum(COURT_TIME_STATUSES),
  ...momentShape,
  minutes: z.number().int(),
  price: z.number().int(),
  currency: z.string(),
  isPaid: z.boolean(),
  isStanding: z.boolean(),
  cancelledLate: z.boolean(),
  lapsesAt: z.iso.datetime().nullable(),
  freeCancelUntil: z.iso.datetime().nullable(),
  /** What the viewer may do now. */
  actions: z.array(z.enum(COURT_TIME_ACTIONS)),
};

/** As the person sees it who asked. */
export const ownCourtTimeSchema = z.object({
  ...timeShape,
  /** Null once the venue is not listed any more. */
  venue: z
    .object({ id: z.number().int(), name: z.string(), phone: z.string().nullable() })
    .nullable(),
  payTo: z.string().nullable(),
  /** The game that is played then. */
  gameId: z.number().int().nullable(),
});
export const askedCourtTimeSchema = ownCourtTimeSchema.extend({ message: z.string() });
export const ownCourtTimeListSchema = z.array(ownCourtTimeSchema);

/** As the desk sees it. */
export const deskTimeSchema = z.object({
  ...timeShape,
  /** Null for a typed name, a block, a deleted account, and across a block. */
  userId: z.number().int().nullable(),
  who: z.string().nullable(),
  phone: z.string().nullable(),
  canRelocate: z.boolean(),
});
/** As the side sees it that moved it. */
export const movedCourtTimeSchema = z.union([deskTimeSchema, ownCourtTimeSchema]);

export const deskSchema = z.object({
  venue: z.object({
    id: z.number().int(),
    name: z.string(),
    timeZone: z.string(),
    currency: z.string(),
  }),
  role: z.enum(VENUE_ROLES),
  date: z.string(),
  today: z.string(),
  settings: deskSettingsSchema,
  staff: z.array(staffSchema),
  courts: z.array(courtSchema),
  /** The first and last open minute of the day, after its midnight. */
  opens: z.number().int(),
  closes: z.number().int(),
  /** Confirmed, blocked, come and missed ones of the date. */
  times: z.array(deskTimeSchema),
  /** Every open ask, the next to lapse first. */
  asks: z.array(deskTimeSchema),
  /** How much of the opening time of each day is taken, in percent; four weeks that end with the date's. */
  use: z.array(z.object({ date: z.string(), percent: z.number().int() })),
});

const courtTimeChangeSchema = z.object({
  id: z.number().int(),
  action: z.string(),
  /** Null for changes by time; 'Unavailable user' across a block. */
  by: z.string().nullable(),
  courtName: z.string(),
  startsAt: z.iso.datetime(),
  price: z.number().int(),
  at: z.iso.datetime(),
});
export const courtTimeChangeListSchema = z.array(courtTimeChangeSchema);

/** The weeks on which a standing time was not entered, because the court is taken or closed then. */
export const enteredTimeSchema = z.object({
  entered: z.number().int(),
  skipped: z.array(z.string()),
});

export type ListCourtTimesInput = z.output<typeof listCourtTimesSchema>;
export type AskCourtInput = z.output<typeof askCourtSchema>;
export type EnterTimeInput = z.output<typeof enterTimeSchema>;
export type RelocateInput = z.output<typeof relocateSchema>;
export type ListFreeTimesInput = z.output<typeof listFreeTimesSchema>;
export type ExportTimesInput = z.output<typeof exportTimesSchema>;
export type FreeTimesDto = z.infer<typeof freeTimesSchema>;
export type OwnCourtTimeDto = z.infer<typeof ownCourtTimeSchema>;
export type DeskTimeDto = z.infer<typeof deskTimeSchema>;
export type DeskDto = z.infer<typeof deskSchema>;
export type CourtTimeChangeDto = z.infer<typeof courtTimeChangeSchema>;
export type EnteredTimeDto = z.infer<typeof enteredTimeSchema>;
