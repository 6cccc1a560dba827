import type { Actor } from '@/lib/auth/actor';
import type { Tx } from '@/lib/db/client';
import { notFound } from '@/lib/errors/app-error';
import { enqueueAll } from '@/lib/jobs/queue';
import { MISSED_AFTER_MINUTES, topicOf } from '@/lib/notifications/constants';
import {
  type ChannelsRow,
  findChannels,
  findNotifications,
  insertNotifications,
  type NewNotification,
  updateAllRead,
  updateRead,
  updateReadAbout,
} from '@/lib/notifications/repository';
import type { ListNotificationsInput } from '@/lib/notifications/schema';
import type { NotificationDto } from '@/lib/realtime/payloads';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';

/** A stored notification that still has to be announced once its transaction has committed. */
export interface PendingNotification {
  userId: number;
  /** Null when there is nothing to announce: told already, or not wanted in the app. */
  dto: NotificationDto | null;
}

/**
 * Tells a person something, in the same transaction as the thing itself; announce it with `publishNotifications` after.
 * Where it is told follows the person's choice for the topic; push and mail are left to the worker. With a `dedupeKey`
 * the same event is told once, however often it is announced.
 */
export async function notify(tx: Tx, input: NewNotification): Promise<PendingNotification> {
  const [told] = await notifyAll(tx, [input]);
  return told ?? { userId: input.userId, dto: null };
}

/** As `notify`, of many people in as few statements: a group waits no longer for its sixtieth member than for the first. */
export async function notifyAll(
  tx: Tx,
  inputs: readonly NewNotification[],
): Promise<PendingNotification[]> {
  if (inputs.length === 0) return [];
  // Everybody in the same order: two that tell the same people otherwise wait for each other's rows.
  const wanted = inputs.toSorted((a, b) => a.userId - b.userId);
  const readers = wanted.map(({ userId, type }) => ({ userId, topic: topicOf(type) }));
  const found = await findChannels(readers, tx);
  const channels = new Map(readers.map((reader, at) => [keyOf(reader), found[at]]));
  const channelsOf = (userId: number, type: string) =>
    channels.get(keyOf({ userId, topic: topicOf(type) })) ?? NOWHERE;
  const rows = await insertNotifications(
    wanted.flatMap((input) => {
      const { inApp, push, email, hasDevice } = channelsOf(input.userId, input.type);
      return inApp || email || (push && hasDevice) ? [{ ...input, inApp }] : [];
    }),
    tx,
  );
  const told = rows.map((row) => ({ ...row, ...channelsOf(row.userId, row.dto.type) }));
  await enqueueAll(tx, 'notifications:push', told.flatMap(toPush));
  await enqueueAll(tx, 'notifications:mail-missed', told.flatMap(toMail));
  return told.map(({ userId, dto, inApp }) => ({ userId, dto: inApp ? dto : null }));
}

const NOWHERE: ChannelsRow = { inApp: false, push: false, email: false, hasDevice: false };

const keyOf = ({ userId, topic }: { userId: number; topic: string | null }) => `${userId}:${topic}`;

type Told = ChannelsRow & { userId: number; dto: NotificationDto };

const toPush = ({ push, hasDevice, dto }: Told) =>
  push && hasDevice ? [{ payload: { notificationId: dto.id } }] : [];

function toMail({ email, userId }: Told) {
  if (!email) return [];
  // One look for all that is told within a minute: it finds everything that is due by then.
  const minute = Math.ceil(Date.now() / 60_000) + MISSED_AFTER_MINUTES;
  const runAt = new Date(minute * 60_000);
  return [{ payload: { userId }, runAt, dedupeKey: `mail-missed:${userId}:${minute}` }];
}

export async function publishNotifications(pending: PendingNotification[]): Promise<void> {
  await Promise.all(
    pending.map(async ({ userId, dto }) => {
      if (dto) await publish(rooms.user(userId), 'notification', dto);
    }),
  );
}

/** Whoever has seen the thing itself need not be told of it any more. */
export async function readNotificationsAbout(
  actor: Actor,
  about: { conversationId: number },
): Promise<void> {
  await updateReadAbout(actor.userId, about);
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
