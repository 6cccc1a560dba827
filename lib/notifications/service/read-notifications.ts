import { z } from 'zod';
import {
  FIRST_BATCH,
  NOTIFICATION_TOPIC_NAMES,
  type NotificationTopic,
} from '@/lib/notifications/constants';
import {
  deleteDevice,
  deleteOldDevices,
  type TopicChoice,
  upsertDevice,
  upsertPreference,
} from '@/lib/notifications/repository/devices';
import { isNewestAfter } from '@/lib/notifications/repository/missed';
import {
  countUnreadNotifications,
  deleteOldRead,
  findNotifications,
  updateAllRead,
  updateRead,
  updateReadAbout,
} from '@/lib/notifications/repository/notifications';
import type { PushSubscriptionInput } from '@/lib/notifications/schema/devices';
import type {
  ListNotificationsInput,
  NotificationDto,
} from '@/lib/notifications/schema/notification';
import { texts } from '@/lib/notifications/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { notFound } from '@/lib/platform/errors/app-error';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';

const READ_KEPT_DAYS = 180;

/** The list shows the latest; old read ones are useless. */
export function sweepNotifications(): Promise<void> {
  return deleteOldRead(READ_KEPT_DAYS);
}

const DEVICES_MAX = 20;

/** Registers this browser for the person's pushes, until they sign out there. */
export async function addDevice(
  actor: Actor,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string | null,
): Promise<void> {
  await upsertDevice(actor, {
    endpoint,
    ...keys,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  await deleteOldDevices(actor.userId, DEVICES_MAX);
}

export async function removeDevice(actor: Actor, endpoint: string): Promise<void> {
  await deleteDevice(actor.userId, endpoint);
}

export async function changePreferences(
  tx: Tx,
  userId: number,
  choices: readonly TopicChoice[],
): Promise<void> {
  for (const choice of choices) await upsertPreference(userId, choice, tx);
}

/** A person who has seen the subject itself needs no notification of it. */
export async function readNotificationsAbout(
  actor: Actor,
  about: { conversationId: number },
): Promise<void> {
  await updateReadAbout(actor.userId, about);
}

interface NotificationBatch {
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

/** Whether the person was notified after the time. */
export const wasNotifiedSince = (userId: number, at: Date): Promise<boolean> =>
  isNewestAfter(userId, at);

/** The number in the bell. */
export function countUnreadNotificationsOf(actor: Actor): Promise<number> {
  return countUnreadNotifications(actor.userId, FIRST_BATCH);
}

export async function readNotification(actor: Actor, id: number): Promise<{ updated: number }> {
  const updated = await updateRead(actor.userId, id);
  if (updated === 0) throw notFound(say(texts, 'notificationNotFound'));
  return { updated };
}

export async function readAllNotifications(actor: Actor): Promise<{ updated: number }> {
  return { updated: await updateAllRead(actor.userId) };
}

const NAME = 'unsubscribe';
const sealedSchema = z.object({
  userId: z.number().int(),
  /** Absent: all of them. */
  topic: z.enum(NOTIFICATION_TOPIC_NAMES).optional(),
});

/** A token that works without signing in and allows only this action for this person. */
export function sealUnsubscribe(userId: number, topic?: NotificationTopic): string {
  return sealCursor(NAME, { userId, ...(topic && { topic }) });
}

/**
 * Turns off letters about missed notifications for every topic, or those of the link's; letters about the account itself still come.
 * @returns false for an invalid link
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const sealed = readToken(token);
  if (!sealed) return false;
  const { userId, topic: only } = sealed;
  const topics = only ? [only] : NOTIFICATION_TOPIC_NAMES;
  const choices = topics.map((topic) => ({ topic, email: false }));
  await transaction((tx) => changePreferences(tx, userId, choices));
  return true;
}

function readToken(token: string) {
  try {
    return openCursor(NAME, token, sealedSchema);
  } catch {
    // One response for every fault.
    return null;
  }
}
