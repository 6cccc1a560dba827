import { z } from 'zod';
import { texts } from '@/lib/notifications/texts';
import { says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';

/** Notification ids are 64-bit in the database and plain numbers in JSON: up to 2^53 - 1. */
export const notificationParamsSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.number().int().max(Number.MAX_SAFE_INTEGER)),
});

const LIMIT_MAX = 100;

export const listNotificationsSchema = z.object({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, says(texts, 'cursorUnknown'))
    .transform(Number)
    .pipe(z.number())
    .optional(),
  limit: idParam
    .pipe(z.number().max(LIMIT_MAX, says(texts, 'limitTooHigh', { max: LIMIT_MAX })))
    .default(20),
});

/** `content` is the entity's message. */
const notificationDtoSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  title: z.string(),
  content: z.string(),
  data: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export const notificationListSchema = z.array(notificationDtoSchema);
export const readAllResultSchema = z.object({ updated: z.number().int() });

export type ListNotificationsInput = z.output<typeof listNotificationsSchema>;
export type NotificationDto = z.infer<typeof notificationDtoSchema>;

declare module '@/lib/platform/realtime/events' {
  interface OutwardEvents {
    notification: NotificationDto;
  }
}
