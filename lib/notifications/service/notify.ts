import { MISSED_AFTER_MINUTES, topicOf } from '@/lib/notifications/constants';
import {
  type ChannelsRow,
  findChannels,
  insertNotifications,
  type NewNotification,
  type SentBy,
  wasNotified,
} from '@/lib/notifications/repository/notifications';
import {
  deleteOfPerson,
  deleteUnread,
  deleteUnreadOfAll,
  updateMerged,
  updateNameIn,
  updatePlaceIn,
  updateValueIn,
  updateWords,
} from '@/lib/notifications/repository/reword';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import { forGuardians } from '@/lib/notifications/service/for-guardians';
import type { Tx } from '@/lib/platform/db/client';
import { firstWithin } from '@/lib/platform/db/first-within';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import { enqueueAll } from '@/lib/platform/jobs/queue';
import { languageOf } from '@/lib/platform/language/languages';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** To be announced once its transaction has committed. */
export interface PendingNotification {
  userId: number;
  /** Null when there is nothing to announce: a duplicate, or turned off in the app. */
  dto: NotificationDto | null;
}

interface Manner {
  /** Only in the app's list and the later email: neither pushed nor shown as a toast. */
  quietly?: boolean;
}

/**
 * Notifies a person, in the transaction of the event; announce it afterwards with `publishNotifications`. The person's choice
 * for the topic determines the channels; the worker sends push and email. With a `dedupeKey` the same event is sent once,
 * however often it is announced.
 */
export async function notify(
  tx: Tx,
  input: NewNotification,
  manner?: Manner,
): Promise<PendingNotification> {
  const [notified] = await notifyAll(tx, [input], manner);
  return notified?.userId === input.userId ? notified : { userId: input.userId, dto: null };
}

/** Like `notify`, for many people in as few statements, whatever their number. */
export async function notifyAll(
  tx: Tx,
  inputs: readonly NewNotification[],
  { quietly = false }: Manner = {},
): Promise<PendingNotification[]> {
  if (inputs.length === 0) return [];
  // The same order in every call, so that two calls for the same people cannot deadlock.
  const wanted = inputs.toSorted((a, b) => a.userId - b.userId);
  const recipients = wanted.map(({ userId, actorId = null, type }) => ({
    userId,
    actorId,
    topic: topicOf(type),
  }));
  const found = await findChannels(recipients, tx);
  const channelsOf = new Map(recipients.map((recipient, at) => [keyOf(recipient), found[at]]));
  const reached = wanted.flatMap((input, at) => {
    const channels = found[at];
    if (!channels || channels.isHidden) return [];
    const { inApp, push, email, hasDevice, timeZone, ...own } = channels;
    return inApp || email || (push && hasDevice)
      ? [
          {
            ...input,
            inApp,
            ...own,
            language: languageOf(own.language),
            timeZone: timeZone ?? 'UTC',
          },
        ]
      : [];
  });
  const rows = await insertNotifications(await withoutRepeats(reached, tx), tx);
  const notified = rows.flatMap(({ userId, dto }) => {
    const channels = channelsOf.get(keyOf({ userId, topic: topicOf(dto.type) }));
    return channels ? [{ userId, dto, ...channels }] : [];
  });
  if (!quietly) await enqueueAll(tx, 'notifications:push', notified.flatMap(toPush));
  await enqueueAll(tx, 'notifications:mail-missed', notified.flatMap(toMail));
  const ofYoung = wanted.filter((_input, at) => found[at]?.isYoung && !found[at].isHidden);
  const pending = notified.map(({ userId, dto, inApp }) => ({
    userId,
    dto: inApp && !quietly ? dto : null,
  }));
  return [...pending, ...(await notifyAll(tx, await forGuardians(tx, ofYoung), { quietly }))];
}

/**
 * Excludes those that their recipient has had within a day, by `oncePerDay`. Call it only with notifications that are really
 * sent.
 */
async function withoutRepeats<T extends NewNotification>(inputs: T[], tx: Tx): Promise<T[]> {
  const keyed = inputs.map((input) => ({ input, key: dailyKey(input) }));
  const keys = keyed.flatMap(({ key }) => key ?? []);
  const first = await firstWithin(keys, ASK_AGAIN_HOURS * 3_600, tx);
  return keyed.flatMap(({ input, key }) => (key === null || first.has(key) ? [input] : []));
}

const dailyKey = ({ userId, actorId, type, oncePerDay }: NewNotification) =>
  oncePerDay === undefined ? null : `told:${userId}:${actorId}:${type}:${oncePerDay}`;

/** Whether the recipient was notified of this person's changes so lately that the next one should be sent `quietly`. */
export function notifiedRecently(
  tx: Tx,
  notified: { userId: number; actorId: number; about: NonNullable<SentBy['about']> },
  within: { types: readonly string[]; minutes: number },
): Promise<boolean> {
  return wasNotified(notified, within, tx);
}

/** Deletes an unread notification, in the transaction that makes it obsolete. @returns whether there was one */
export async function forgetUnread(tx: Tx, notified: SentBy): Promise<boolean> {
  return (await deleteUnread(notified, tx)) > 0;
}

/** The same for everybody who was told of it. */
export function forgetUnreadOfAll(
  tx: Tx,
  told: Pick<SentBy, 'type'> & { about: NonNullable<SentBy['about']> },
): Promise<void> {
  return deleteUnreadOfAll(told, tx);
}

/**
 * Rewords the notifications about a subject with a new name or text, in the transaction of the change. Deleting a subject needs
 * no call: the trigger `forget_copies` removes its notifications.
 */
export function followChange(
  tx: Tx,
  about: NonNullable<SentBy['about']>,
  values: Parameters<typeof updateWords>[1],
): Promise<void> {
  return updateWords(about, values, tx);
}

/** Replaces a person's own text where they are named, or removes it, in the transaction of the change. */
export function followOwnText(
  tx: Tx,
  userId: number,
  change: Parameters<typeof updateValueIn>[1],
): Promise<void> {
  return updateValueIn({ named: [userId] }, change, tx);
}

/** Renames a place wherever it stands in the notifications about it, in the transaction of the change. */
export function followPlace(
  tx: Tx,
  about: NonNullable<SentBy['about']>,
  rename: (words: string) => string,
): Promise<void> {
  return updatePlaceIn(about, rename, tx);
}

/** Notifications about a venue follow the one that it is merged into, in the transaction of the merge. */
export function followMerged(tx: Tx, venues: { from: number; to: number }): Promise<void> {
  return updateMerged(venues, tx);
}

/** Renames a person in the notifications that they caused or that name them, in the transaction of the change. */
export function followName(
  tx: Tx,
  userId: number,
  change: { from: string; to: string },
): Promise<void> {
  return updateNameIn(userId, change, tx);
}

/** Deletes the notifications that a person caused or that name them, before the account is deleted. */
export function forgetActor(tx: Tx, userId: number): Promise<void> {
  return deleteOfPerson(userId, tx);
}

const keyOf = ({ userId, topic }: { userId: number; topic: string | null }) => `${userId}:${topic}`;

type Notified = ChannelsRow & { userId: number; dto: NotificationDto };

const toPush = ({ push, hasDevice, dto }: Notified) =>
  push && hasDevice ? [{ payload: { notificationId: dto.id } }] : [];

function toMail({ email, userId }: Notified) {
  if (!email) return [];
  // One job for everything within a minute: it sends everything due by then.
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
