import type { Actor } from '@/lib/auth/actor';
import type { Tx } from '@/lib/db/client';
import { notFound } from '@/lib/errors/app-error';
import {
  findNotifications,
  insertNotification,
  type NewNotification,
  updateAllRead,
  updateRead,
} from '@/lib/notifications/repository';
import type { ListNotificationsInput } from '@/lib/notifications/schema';
import type { NotificationDto } from '@/lib/realtime/payloads';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';

/** A stored notification that still has to be announced once its transaction has committed. */
export interface PendingNotification {
  userId: number;
  dto: NotificationDto;
}

/** Tells a person something, in the same transaction as the thing itself; announce it with `publishNotifications` after. */
export async function notify(tx: Tx, input: NewNotification): Promise<PendingNotification> {
  return { userId: input.userId, dto: await insertNotification(input, tx) };
}

export async function publishNotifications(pending: PendingNotification[]): Promise<void> {
  await Promise.all(
    pending.map(({ userId, dto }) => publish(rooms.user(userId), 'notification', dto)),
  );
}

export interface NotificationPage {
  items: NotificationDto[];
  nextCursor: string | null;
}

export async function listNotifications(
  actor: Actor,
  input: ListNotificationsInput,
): Promise<NotificationPage> {
  // One row more than asked tells whether another page exists.
  const rows = await findNotifications(actor.userId, { ...input, limit: input.limit + 1 });
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > input.limit && last ? String(last.id) : null };
}

export async function readNotification(actor: Actor, id: number): Promise<{ updated: number }> {
  const updated = await updateRead(actor.userId, id);
  if (updated === 0) throw notFound('Notification');
  return { updated };
}

export async function readAllNotifications(actor: Actor): Promise<{ updated: number }> {
  return { updated: await updateAllRead(actor.userId) };
}
