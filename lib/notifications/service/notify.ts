import { MISSED_AFTER_MINUTES, topicOf } from '@/lib/notifications/constants';
import {
  type ChannelsRow,
  deleteCausedBy,
  deleteUnread,
  findChannels,
  insertNotifications,
  type NewNotification,
  type ToldBy,
} from '@/lib/notifications/repository/notifications';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import type { Tx } from '@/lib/platform/db/client';
import { enqueueAll } from '@/lib/platform/jobs/queue';
import { languageOf } from '@/lib/platform/language/languages';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** A stored notification that must be announced once its transaction has committed. */
export interface PendingNotification {
  userId: number;
  /** Null when there is nothing to announce: a duplicate, or not wanted in the app. */
  dto: NotificationDto | null;
}

/**
 * Notifies a person, in the transaction of the event; announce it afterwards with `publishNotifications`. The person's choice
 * for the topic determines the channels; the worker sends push and mail. With a `dedupeKey` the same event is sent once,
 * however often it is announced.
 */
export async function notify(tx: Tx, input: NewNotification): Promise<PendingNotification> {
  const [told] = await notifyAll(tx, [input]);
  return told ?? { userId: input.userId, dto: null };
}

/** Like `notify`, for many people in as few statements: the size of a group does not matter. */
export async function notifyAll(
  tx: Tx,
  inputs: readonly NewNotification[],
): Promise<PendingNotification[]> {
  if (inputs.length === 0) return [];
  // Everybody in the same order, so that two calls for the same people cannot deadlock.
  const wanted = inputs.toSorted((a, b) => a.userId - b.userId);
  const readers = wanted.map(({ userId, type }) => ({ userId, topic: topicOf(type) }));
  const found = await findChannels(readers, tx);
  const channels = new Map(readers.map((reader, at) => [keyOf(reader), found[at]]));
  const channelsOf = (userId: number, type: string) =>
    channels.get(keyOf({ userId, topic: topicOf(type) })) ?? NOWHERE;
  const rows = await insertNotifications(
    wanted.flatMap((input) => {
      const { inApp, push, email, hasDevice, language } = channelsOf(input.userId, input.type);
      return inApp || email || (push && hasDevice)
        ? [{ ...input, inApp, language: languageOf(language) }]
        : [];
    }),
    tx,
  );
  const told = rows.map((row) => ({ ...row, ...channelsOf(row.userId, row.dto.type) }));
  await enqueueAll(tx, 'notifications:push', told.flatMap(toPush));
  await enqueueAll(tx, 'notifications:mail-missed', told.flatMap(toMail));
  return told.map(({ userId, dto, inApp }) => ({ userId, dto: inApp ? dto : null }));
}

/** Deletes an unread notification, in the transaction that makes it obsolete. @returns whether there was one */
export async function forgetUnread(tx: Tx, told: ToldBy): Promise<boolean> {
  return (await deleteUnread(told, tx)) > 0;
}

/** Deletes the notifications that a person caused for others, before the account is deleted. */
export function forgetActor(tx: Tx, userId: number): Promise<void> {
  return deleteCausedBy(userId, tx);
}

const NOWHERE: ChannelsRow = {
  inApp: false,
  push: false,
  email: false,
  hasDevice: false,
  language: null,
};

const keyOf = ({ userId, topic }: { userId: number; topic: string | null }) => `${userId}:${topic}`;

type Told = ChannelsRow & { userId: number; dto: NotificationDto };

const toPush = ({ push, hasDevice, dto }: Told) =>
  push && hasDevice ? [{ payload: { notificationId: dto.id } }] : [];

function toMail({ email, userId }: Told) {
  if (!email) return [];
  // One job for everything within a minute: it sends what is due by then.
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
