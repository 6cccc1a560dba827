import { z } from 'zod';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { OPENING_SPANS_MAX } from '@/lib/venues/constants';

export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

const time = z
  .string({ error: 'Please enter opening hours like 06:00 and 22:00' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter opening hours like 06:00 and 22:00');

/** A span of a day in the venue's local time. If it does not close later than it opens, it closes the next day. */
export const openingSpanSchema = z.object({
  day: z.int().min(1).max(WEEKDAYS.length),
  opens: time,
  closes: time,
});

/** The spans of a week, sorted; they may not overlap. */
export const openingHoursSchema = z
  .array(openingSpanSchema)
  .max(OPENING_SPANS_MAX, `Opening hours can have at most ${OPENING_SPANS_MAX} parts`)
  .transform((spans) => spans.toSorted((a, b) => spanInWeek(a).from - spanInWeek(b).from))
  .superRefine((spans, context) => {
    const overlapping = spans.find((span, index) => {
      const { from, minutes } = spanInWeek(span);
      const next = spans[index + 1] ?? spans[0];
      const nextFrom = next ? spanInWeek(next).from + (spans[index + 1] ? 0 : WEEK_MINUTES) : 0;
      return from + minutes > nextFrom;
    });
    if (!overlapping) return;
    const day = WEEKDAYS[overlapping.day - 1];
    context.addIssue({ code: 'custom', message: `The opening hours of ${day} overlap` });
  });

export type OpeningSpan = z.output<typeof openingSpanSchema>;

/** The start of a span in minutes since Monday 00:00, and its length. */
export function spanInWeek({ day, opens, closes }: OpeningSpan): { from: number; minutes: number } {
  const from = minutesOf(opens);
  const minutes = (minutesOf(closes) - from + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return { from: (day - 1) * DAY_MINUTES + from, minutes };
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
