import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './opening-hours-texts';
import { OPENING_SPANS_MAX, spanInWeek, WEEK_MINUTES, weekdayWords } from './week';
import { WEEKDAYS } from './weekdays';

const time = z
  .string(says(texts, 'hoursFormat'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, says(texts, 'hoursFormat'));

/** A span of a day in the venue's local time. If it does not close later than it opens, it closes the next day. */
export const openingSpanSchema = z.object({
  day: z.int().min(1).max(WEEKDAYS.length),
  opens: time,
  closes: time,
});

/** The spans of a week, sorted; they may not overlap. */
export const openingHoursSchema = z
  .array(openingSpanSchema)
  .max(OPENING_SPANS_MAX, says(texts, 'hoursMax', { max: OPENING_SPANS_MAX }))
  .transform((spans) => spans.toSorted((a, b) => spanInWeek(a).from - spanInWeek(b).from))
  .superRefine((spans, context) => {
    const overlapping = spans.find((span, index) => {
      const { from, minutes } = spanInWeek(span);
      const next = spans[index + 1] ?? spans[0];
      const nextFrom = next ? spanInWeek(next).from + (spans[index + 1] ? 0 : WEEK_MINUTES) : 0;
      return from + minutes > nextFrom;
    });
    if (!overlapping) return;
    const day = weekdayWords(overlapping.day);
    context.addIssue({ code: 'custom', message: translate(texts).hoursOverlap({ day }) });
  });

export type OpeningSpan = z.output<typeof openingSpanSchema>;
