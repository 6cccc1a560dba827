import { db } from '@/lib/db/client';
import type { Notification, Prisma } from '@/lib/db/generated/client';

export function createNotification(
  userId: number,
  overrides: Partial<Prisma.NotificationUncheckedCreateInput> = {},
): Promise<Notification> {
  return db.notification.create({
    data: {
      type: 'friend_request',
      title: 'New connection request',
      message: 'Somebody would like to connect with you.',
      ...overrides,
      userId,
    },
  });
}
