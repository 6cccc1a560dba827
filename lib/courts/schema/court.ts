import { z } from 'zod';
import {
  CANCEL_HOURS_MAX,
  CLOSED_DATES_MAX,
  NAME_LENGTH_MAX,
  PAY_TO_LENGTH_MAX,
  PRICE_SPANS_MAX,
  SLOT_MINUTES,
  SLOT_MINUTES_DEFAULT,
  SURFACE_LENGTH_MAX,
  VENUE_ROLES,
} from '@/lib/courts/constants';
import { texts } from '@/lib/courts/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { openingHoursSchema, openingSpanSchema } from '@/lib/platform/calendar/opening-hours';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema, priceFrom } from '@/lib/platform/validation/numbers';
import { optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const { opens, closes, day } = openingSpanSchema.shape;

/** Part of some days of the week in the venue's local time; one that closes before it opens ends the next day. */
const courtSpanSchema = z.object({
  days: z
    .array(day)
    .min(1, says(texts, 'daysMissing'))
    .max(7)
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  opens,
  closes,
});
const priceSpanSchema = courtSpanSchema.extend({ price: priceFrom(0) });
const SPANS_MAX = says(texts, 'spansMax', { max: PRICE_SPANS_MAX });

const courtFields = {
  name: singleLine(later(texts, 'courtName'), NAME_LENGTH_MAX),
  sportIds: z.array(idSchema).min(1, says(texts, 'sportMissing')).max(10),
  surface: optionalSingleLine(later(texts, 'surface'), SURFACE_LENGTH_MAX).default(null),
  isIndoor: z.boolean().default(false),
  hasLights: z.boolean().default(false),
  slotMinutes: z
    .literal(SLOT_MINUTES, says(texts, 'slotWrong', { choices: SLOT_MINUTES }))
    .default(SLOT_MINUTES_DEFAULT),
  price: priceFrom(0),
  prices: z.array(priceSpanSchema).max(PRICE_SPANS_MAX, SPANS_MAX).default([]),
  womenHours: z.array(courtSpanSchema).max(PRICE_SPANS_MAX, SPANS_MAX).default([]),
  /** Null: the venue's. */
  openingHours: openingHoursSchema.nullable().default(null),
  closedDates: z
    .array(z.string().refine(isCalendarDate, says(texts, 'chooseDate')))
    .max(CLOSED_DATES_MAX, says(texts, 'datesMax', { max: CLOSED_DATES_MAX }))
    .default([]),
};
/** The whole court, for a new one and for a changed one. */
export const saveCourtSchema = z.object(courtFields);

export const courtParamsSchema = z.object({ id: idParam });

export const courtSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int(),
  name: z.string(),
  sports: z.array(z.object({ id: z.number().int(), name: z.string() })),
  surface: z.string().nullable(),
  isIndoor: z.boolean(),
  hasLights: z.boolean(),
  slotMinutes: z.number().int(),
  price: z.number().int(),
  prices: z.array(
    z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string(), price: z.int() }),
  ),
  womenHours: z.array(z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() })),
  openingHours: z.array(openingSpanSchema).nullable(),
  closedDates: z.array(z.string()),
  currency: z.string(),
});
export const courtListSchema = z.array(courtSchema);

export const saveDeskSchema = z.object({
  confirmsAtOnce: z.boolean(),
  cancelHours: z
    .number()
    .int()
    .min(0, says(texts, 'cancelHoursWrong', { max: CANCEL_HOURS_MAX }))
    .max(CANCEL_HOURS_MAX, says(texts, 'cancelHoursWrong', { max: CANCEL_HOURS_MAX })),
  payTo: optionalSingleLine(later(texts, 'payToLabel'), PAY_TO_LENGTH_MAX).default(null),
});

export const deskSettingsSchema = saveDeskSchema.extend({ payTo: z.string().nullable() });

/** Somebody who runs the desk, by the name that their profile's address ends with. */
export const addStaffSchema = z.object({ userId: idSchema, role: z.enum(VENUE_ROLES) });
export const staffParamsSchema = z.object({ id: idParam, userId: idParam });
export const staffSchema = z.object({
  userId: z.number().int(),
  name: z.string(),
  role: z.enum(VENUE_ROLES),
});

export type CourtSpan = z.output<typeof courtSpanSchema>;
export type PriceSpan = z.output<typeof priceSpanSchema>;
export type SaveCourtInput = z.output<typeof saveCourtSchema>;
export type CourtDto = z.infer<typeof courtSchema>;
export type DeskSettings = z.infer<typeof deskSettingsSchema>;
export type AddStaffInput = z.output<typeof addStaffSchema>;
export type StaffDto = z.infer<typeof staffSchema>;
