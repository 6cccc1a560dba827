import {
  findNotifications,
  updateAllRead,
  updateRead,
  updateReadAbout,
} from '@/lib/notifications/repository/notifications';
import type {
  ListNotificationsInput,
  NotificationDto,
} from '@/lib/notifications/schema/notification';
import { texts } from '@/lib/notifications/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** A person who has seen the subject itself needs no notification of it. */
export async function readNotificationsAbout(
  actor: Actor,
  about: { conversationId: number },
): Promise<void> {
  await updateReadAbout(actor.userId, about);
}

export interface NotificationBatch {
  items: NotificationDto[];
  nextCursor: string | null;
}

export async function listNotifications(
  actor: Actor,
  input: ListNotificationsInput,
): Promise<NotificationBatch> {
  // One extra row shows whether more follow.
  const rows = await findNotifications(actor.userId, { ...input, limit: input.limit + 1 });
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > input.limit && last ? String(last.id) : null };
}

export async function readNotification(actor: Actor, id: number): Promise<{ updated: number }> {
  const updated = await updateRead(actor.userId, id);
  if (updated === 0) throw notFound(say(texts, 'notificationNotFound'));
  return { updated };
}

export async function readAllNotifications(actor: Actor): Promise<{ updated: number }> {
  return { updated: await updateAllRead(actor.userId) };
}
