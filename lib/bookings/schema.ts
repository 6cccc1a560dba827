import { z } from 'zod';
import {
  BOOKING_STATUSES,
  CANCEL_REASON_LENGTH_MAX,
  COACH_NOTES_LENGTH_MAX,
  DURATION_MINUTES_DEFAULT,
  DURATIONS_MINUTES,
  MESSAGE_LENGTH_MAX,
  PROPOSAL_NOTE_LENGTH_MAX,
  SESSION_TYPES,
  SLOT_DAYS_MAX,
  WEEKS_MAX,
} from '@/lib/bookings/constants';
import { BOOKING_ACTIONS, PACKAGE_ACTIONS, PACKAGE_STATUSES } from '@/lib/bookings/policy';
import { texts } from '@/lib/bookings/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { isClockTime } from '@/lib/platform/calendar/wall-clock';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine } from '@/lib/platform/validation/text';

/** Of a client under 18, for the coach. */
export const guardianListSchema = z.array(
  z.object({ id: z.number().int().nullable(), name: z.string() }),
);

const date = z.string(says(texts, 'chooseDate')).refine(isCalendarDate, says(texts, 'dateWrong'));
const time = z.string(says(texts, 'chooseTime')).refine(isClockTime, says(texts, 'timeWrong'));
/** In the coach's time zone. */
export const wallTimeShape = { date, time };
const WEEKS = says(texts, 'weeksRange', { max: WEEKS_MAX });
/** How often, a week apart. */
export const weeksSchema = z
  .number(WEEKS)
  .int(WEEKS)
  .min(1, WEEKS)
  .max(WEEKS_MAX, WEEKS)
  .default(1);
const DURATION = says(texts, 'durationWrong', { choices: DURATIONS_MINUTES });

/** Date and time are in the coach's time zone. */
export const requestBookingSchema = z.object({
  coachId: idSchema,
  sessionType: z.enum(SESSION_TYPES, says(texts, 'sessionTypeWrong')),
  date,
  time,
  duration: z.literal(DURATIONS_MINUTES, DURATION).default(DURATION_MINUTES_DEFAULT),
  message: optionalMultiLine(later(texts, 'messageLabel'), MESSAGE_LENGTH_MAX).optional(),
  /** One of the client's packages with this coach, which then pays for the session. */
  packageId: idSchema.nullable().optional(),
  /** One of the coach's venues; omitted, the only one if there is one, else none yet. */
  venueId: idSchema.nullable().optional(),
});

const DAYS = says(texts, 'daysWrong', { max: SLOT_DAYS_MAX });
export const listSlotsSchema = z.object({
  from: date.optional(),
  days: z
    .string()
    .regex(/^\d{1,2}$/, DAYS)
    .transform(Number)
    .pipe(z.number().min(1, DAYS).max(SLOT_DAYS_MAX, DAYS))
    .default(14),
  duration: z
    .string()
    .regex(/^\d{2,3}$/, DURATION)
    .transform(Number)
    .pipe(z.literal(DURATIONS_MINUTES, DURATION))
    .default(DURATION_MINUTES_DEFAULT),
});

const slotSchema = z.object({
  date: z.string(),
  time: z.string(),
  startsAt: z.iso.datetime(),
});
export const slotListSchema = z.array(slotSchema);

export const listBookingsSchema = z.object({
  ...pagingShape,
  side: z.enum(['client', 'coach'], says(texts, 'sideWrong')).default('client'),
});

export const bookingParamsSchema = z.object({ id: idParam });
export const moveBookingParamsSchema = z.object({ id: idParam, action: z.enum(BOOKING_ACTIONS) });

export const moveBookingSchema = z.object({
  /** The coach's, with accept or decline. */
  note: optionalMultiLine(later(texts, 'noteLabel'), COACH_NOTES_LENGTH_MAX).optional(),
  /** Either side's, with cancel. */
  reason: optionalSingleLine(later(texts, 'reasonLabel'), CANCEL_REASON_LENGTH_MAX).optional(),
});

export const proposeTimeSchema = z.object({
  date,
  time,
  note: optionalMultiLine(later(texts, 'noteLabel'), PROPOSAL_NOTE_LENGTH_MAX).optional(),
});
export const decideProposalParamsSchema = z.object({
  id: idParam,
  proposalId: idParam,
  action: z.enum(['accept', 'decline', 'withdraw']),
});

const momentShape = {
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** In the coach's time zone. */
  date: z.string(),
  time: z.string(),
};

const proposalSchema = z.object({
  id: z.number().int(),
  ...momentShape,
  note: z.string().nullable(),
  /** True when the viewer made it; then the other side responds. */
  isMine: z.boolean(),
});

export const bookingSchema = z.object({
  id: z.number().int(),
  /** The viewer's side. */
  side: z.enum(['coach', 'client']),
  coach: z.object({ id: z.number().int(), name: z.string(), sport: z.string() }),
  /** No id and 'Unavailable user' across a block. */
  client: z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    profileImageUrl: z.string().nullable(),
    guardians: guardianListSchema,
  }),
  sessionType: z.enum(SESSION_TYPES),
  ...momentShape,
  timeZone: z.string(),
  duration: z.number().int(),
  message: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  coachNotes: z.string().nullable(),
  price: z.number().int(),
  currency: z.string(),
  packageId: z.number().int().nullable(),
  /** Without `venueId` only the coach's area, and the two agree on the place. */
  place: z.object({ venueId: z.number().int().nullable(), name: z.string() }).nullable(),
  expiresAt: z.iso.datetime(),
  cancelReason: z.string().nullable(),
  /** The client cancelled it late: it counts, unless the coach forgives it. */
  late: z.boolean(),
  /** Cancelling it now takes the session from the viewer's package. */
  countsIfCancelled: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What the viewer may do now. */
  actions: z.array(z.enum(BOOKING_ACTIONS)),
  canPropose: z.boolean(),
  /** The client has no account: another time of the coach's applies at once. */
  movesAtOnce: z.boolean(),
  proposal: proposalSchema.nullable(),
  canReview: z.boolean(),
  /** What else the coach has at the time of a pending request; null for the client. */
  clash: z.enum(['booking', 'class', 'game']).nullable(),
});
export const bookingListSchema = z.array(bookingSchema);
export const requestedBookingSchema = bookingSchema.extend({ message: z.string() });

/** Seven days of a coach's calendar, the first of them in the coach's zone. */
export const readCalendarSchema = z.object({ from: date });

const calendarEntrySchema = z.object({
  kind: z.enum(['booking', 'class', 'game']),
  id: z.number().int(),
  /** The client, class or game. */
  title: z.string(),
  guardians: guardianListSchema,
  ...momentShape,
  canMove: z.boolean(),
  /** The client has no account; otherwise another time is proposed. */
  movesAtOnce: z.boolean(),
  /** Another time is proposed and not answered. */
  isAsked: z.boolean(),
});
export const calendarSchema = z.array(calendarEntrySchema);

export const packageSessionsSchema = z.object({
  /** One of the coach's offers, which sets the price. */
  sessions: z.number(says(texts, 'choosePackage')).int(says(texts, 'choosePackage')),
});
export const listPackagesSchema = z.object({
  side: z.enum(['client', 'coach'], says(texts, 'sideWrong')).default('client'),
});
export const movePackageParamsSchema = z.object({
  id: idParam,
  action: z.enum(PACKAGE_ACTIONS),
});
export const packageSchema = z.object({
  id: z.number().int(),
  side: z.enum(['coach', 'client']),
  coach: z.object({ id: z.number().int(), name: z.string() }),
  client: z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    guardians: guardianListSchema,
  }),
  sessionsTotal: z.number().int(),
  sessionsUsed: z.number().int(),
  price: z.number().int(),
  currency: z.string(),
  status: z.enum(PACKAGE_STATUSES),
  /** Days from the coach's acceptance; null for no expiry. */
  validDays: z.number().int().nullable(),
  /** Sessions must begin before this time; null for no expiry, and until the coach accepts. */
  expiresAt: z.iso.datetime().nullable(),
  /** Accepted, with sessions left, and not expired. */
  isUsable: z.boolean(),
  /** What the viewer may do now. */
  actions: z.array(z.enum(PACKAGE_ACTIONS)),
  createdAt: z.iso.datetime(),
});
export const packageListSchema = z.array(packageSchema);

export type RequestBookingInput = z.output<typeof requestBookingSchema>;
export type ListSlotsInput = z.output<typeof listSlotsSchema>;
export type ListBookingsInput = z.output<typeof listBookingsSchema>;
export type MoveBookingInput = z.output<typeof moveBookingSchema>;
export type ProposeTimeInput = z.output<typeof proposeTimeSchema>;
export type ReadCalendarInput = z.output<typeof readCalendarSchema>;
export type CalendarEntryDto = z.infer<typeof calendarEntrySchema>;
export type SlotDto = z.infer<typeof slotSchema>;
export type BookingDto = z.infer<typeof bookingSchema>;
export type PackageDto = z.infer<typeof packageSchema>;
