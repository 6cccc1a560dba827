import { z } from 'zod';
import { idParam } from '@/lib/platform/validation/numbers';

/** The secret of a subscription, as in its link. */
export const calendarTokenParamsSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
});

/** The times of a court instead of the person's own. */
export const calendarQuerySchema = z.object({ court: idParam.optional() });

/** Whether a subscription is on; the link itself is shown once, on creation. */
export const calendarFeedSchema = z.object({
  isOn: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
});
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.string() });

export type CalendarFeedDto = z.infer<typeof calendarFeedSchema>;
export type NewCalendarFeedDto = z.infer<typeof newCalendarFeedSchema>;
