import { z } from 'zod';
import type { CourtSpan, PriceSpan } from '@/lib/courts/schema/court';
import { minutesParam } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { isClockTime } from '@/lib/platform/calendar/wall-clock';
import { says } from '@/lib/platform/language/say';
import { texts as wrong } from '@/lib/platform/validation/texts';
import { DAY_PARTS } from '@/lib/users/constants';

const isMoment = (text: string) => {
  const [date = '', time, ...rest] = text.split('T');
  return rest.length === 0 && isCalendarDate(date) && (time === undefined || isClockTime(time));
};

/** Free courts as a filter of venues; without `freeAt` the others say nothing. */
export const findFreeShape = {
  /** '2026-12-01' or '2026-12-01T19:00', by the venue's clock. With a time, courts that are free about then. */
  freeAt: z.string().refine(isMoment, says(texts, 'chooseDate')).optional(),
  part: z.enum(DAY_PARTS).optional(),
  minutes: minutesParam.optional(),
  /** In the smallest unit of the city's currency; prices in another currency do not fit. */
  priceMax: z
    .string()
    .regex(/^\d{1,9}$/, says(wrong, 'amountWrong'))
    .transform(Number)
    .pipe(z.number())
    .optional(),
};

/** When a court may be free, for the statements that find some. */
export interface FreeWindow {
  /** The wanted starts at venues in this zone. */
  timeZone: string;
  from: Date;
  to: Date;
  /** Of the day, in UTC: anywhere on earth it is within 26 hours of it. */
  noon: Date;
  /** 0 for one slot. */
  minutes: number;
}

/** What decides when a court can be booked, and for how much. Times are those of the venue's clock. */
export interface CourtHours {
  slotMinutes: number;
  price: number;
  prices: readonly PriceSpan[];
  womenHours: readonly CourtSpan[];
  /** The court's own, else the venue's; empty while nobody has said. */
  hours: readonly OpeningSpan[];
  closedDates: readonly string[];
  timeZone: string;
}

/** A court of a venue that takes asks. */
export interface FreeCourt extends CourtHours {
  id: number;
  name: string;
  currency: string;
  /** In milliseconds, within the window. */
  gaps: [number, number][];
}

/** The first time that fits, of the court that has it. */
export const freeAtSchema = z.object({
  courtId: z.number().int(),
  courtName: z.string(),
  date: z.string(),
  time: z.string(),
  minutes: z.number().int(),
  price: z.number().int(),
  currency: z.string(),
  isWomens: z.boolean(),
});

const findFreeSchema = z.object(findFreeShape);
export type FindFreeInput = z.output<typeof findFreeSchema> & { sportId?: number[] | undefined };
export type FreeAtDto = z.infer<typeof freeAtSchema>;
