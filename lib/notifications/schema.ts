import { z } from 'zod';
import { notificationDtoSchema } from '@/lib/realtime/payloads';
import { idParam } from '@/lib/validation/numbers';

/** Notification ids are 64-bit in the database and plain numbers in JSON: up to 2^53 - 1. */
export const notificationParamsSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.number().max(Number.MAX_SAFE_INTEGER)),
});

export const listNotificationsSchema = z.object({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'cursor is not one of ours')
    .transform(Number)
    .optional(),
  limit: idParam.pipe(z.number().max(100, 'limit can be at most 100')).default(20),
});

export const notificationListSchema = z.array(notificationDtoSchema);
export const readAllResultSchema = z.object({ updated: z.number().int() });

export type ListNotificationsInput = z.output<typeof listNotificationsSchema>;
