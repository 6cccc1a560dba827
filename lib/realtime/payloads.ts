import { z } from 'zod';

/** A notification as REST and sockets carry it. `content` is the entity's message. */
export const notificationDtoSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  title: z.string(),
  content: z.string(),
  data: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type NotificationDto = z.infer<typeof notificationDtoSchema>;
