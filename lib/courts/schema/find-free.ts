import { z } from 'zod';
import { minutesParam } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
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
