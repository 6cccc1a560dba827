import { z } from 'zod';

/** The secret of a subscription, as in its link. */
export const calendarTokenParamsSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
});

/** Whether a subscription is on; the link itself is shown once, on creation. */
export const calendarFeedSchema = z.object({
  isOn: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
});
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.string() });

export type CalendarFeedDto = z.infer<typeof calendarFeedSchema>;
export type NewCalendarFeedDto = z.infer<typeof newCalendarFeedSchema>;
