import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { activeAccount, goneNames, hidesNameFrom, mayNotify } from '@/lib/moderation/visibility';
import { NOTIFICATION_TOPICS } from '@/lib/notifications/constants';
import { stored, type Words, wordsOfRow } from '@/lib/notifications/repository/words';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import type { Viewer } from '@/lib/platform/calendar/words-for-viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { currentLanguage } from '@/lib/platform/language/current';
import type { Said } from '@/lib/platform/language/say';

const COLUMNS = [
  'notifications.id',
  'notifications.type',
  'notifications.title',
  'notifications.message',
  'notifications.said',
  'notifications.data',
  'notifications.isRead',
  'notifications.createdAt',
] as const;

type Row = Pick<
  Selectable<Tables['notifications']>,
  'id' | 'type' | 'title' | 'message' | 'said' | 'data' | 'isRead' | 'createdAt'
> &
  Pick<Words, 'goneNames'>;

function toDto(row: Row, recipient: Viewer): NotificationDto {
  const data = row.data;
  return {
    id: row.id,
    type: row.type,
    ...wordsOfRow(row, recipient),
    data: typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {},
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The people of a notification by that alias: who caused it, and whom its words name besides. */
export function peopleOf(alias: string): RawBuilder<number[]> {
  const of = columnsOf<'notifications'>(alias);
  return sql`(array(SELECT jsonb_array_elements_text(${of('data')}->'named')::int) || ${of('actorId')})`;
}

export interface NewNotification {
  userId: number;
  /** The person who caused it: a block between the two hides it. */
  actorId?: number;
  type: string;
  title: Said;
  message: Said;
  /** To a guardian: for whom. */
  whose?: Said;
  /** `named`: the ids of people other than the actor whom the words name. */
  data?: Prisma.InputJsonObject;
  /** The same event is stored once per person. */
  dedupeKey?: string;
  /** The subject ('group:7') of a cause that people can undo and repeat: nothing within a day of the same person's last one. */
  oncePerDay?: string;
}

/** Selects unread notifications that one person caused for another. */
export interface SentBy {
  userId: number;
  actorId: number | null;
  type: string;
  about?: Prisma.InputJsonObject;
}

/** True for notifications whose `data` contain `about`. */
export const isAbout = (about: Prisma.InputJsonObject) =>
  sql<boolean>`${columnsOf<'notifications'>('notifications')('data')} @> ${JSON.stringify(about)}::jsonb`;

/** Whether this person caused one of these for the recipient in the last minutes. */
export async function wasNotified(
  { userId, actorId, about }: Omit<SentBy, 'type' | 'about'> & { about: Prisma.InputJsonObject },
  { types, minutes }: { types: readonly string[]; minutes: number },
  tx: Tx,
): Promise<boolean> {
  const rows = await on(tx)
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('actorId', '=', actorId)
    .where('type', 'in', types)
    .where('createdAt', '>', secondsAgo(minutes * 60))
    .where(isAbout(about))
    .select('id')
    .execute();
  return rows.length > 0;
}

/** In the given order, without people who have already been notified of this event. */
export async function insertNotifications(
  inputs: readonly (NewNotification & { inApp: boolean } & Viewer)[],
  tx: Tx,
): Promise<{ userId: number; dto: NotificationDto }[]> {
  if (inputs.length === 0) return [];
  const rows = await on(tx)
    .insertInto('notifications')
    .values(
      inputs.map(
        ({ userId, actorId = null, type, data = {}, dedupeKey = null, inApp, ...words }) => {
          const said = { title: words.title, message: words.message, whose: words.whose };
          return {
            userId,
            actorId,
            type,
            ...stored(said),
            said: JSON.stringify(said),
            data: JSON.stringify(data),
            inApp,
            dedupeKey,
          };
        },
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning([...COLUMNS, 'notifications.userId'])
    .execute();
  const recipients = new Map(inputs.map((input) => [input.userId, input]));
  return rows.flatMap(({ userId, ...row }) => {
    const recipient = recipients.get(userId);
    return recipient ? [{ userId, dto: toDto(row, recipient) }] : [];
  });
}

interface Recipient {
  userId: number;
  actorId: number | null;
  topic: string | null;
}

/** The channels that each person chose for a topic, in the given order; by default, all. */
export function findChannels(recipients: readonly Recipient[], tx: Tx) {
  const [userIds, actorIds, topics] = [
    recipients.map(({ userId }) => userId),
    recipients.map(({ actorId }) => actorId),
    recipients.map(({ topic }) => topic),
  ];
  const given = sql<
    Recipient & { at: number }
  >`unnest(${userIds}::int[], ${actorIds}::int[], ${topics}::text[])
    WITH ORDINALITY`.as<'r'>(sql`r(user_id, actor_id, topic, at)`);
  const unlessSet = sql<boolean>`true`;
  return on(tx)
    .selectFrom(given)
    .leftJoin('notificationPreferences as p', (join) =>
      join.onRef('p.userId', '=', 'r.userId').onRef('p.topic', '=', 'r.topic'),
    )
    .leftJoin('users as u', 'u.id', 'r.userId')
    .orderBy('r.at')
    .select((eb) => [
      'u.language',
      ...CLOCK,
      // The recipient must not hear of the actor.
      hidesNameFrom(eb.ref('r.actorId'), eb.ref('r.userId')).as('isHidden'),
      // Their guardians are told, too.
      eb('u.adultFrom', '>', now).$castTo<boolean | null>().as('isYoung'),
      eb.fn.coalesce('p.inApp', unlessSet).as('inApp'),
      eb.fn.coalesce('p.push', unlessSet).as('push'),
      eb.fn.coalesce('p.email', unlessSet).as('email'),
      eb
        .exists(eb.selectFrom('pushSubscriptions as s').whereRef('s.userId', '=', 'r.userId'))
        .$castTo<boolean>()
        .as('hasDevice'),
    ])
    .execute();
}

export type ChannelsRow = Awaited<ReturnType<typeof findChannels>>[number];

/** Marks the notifications about a subject as read, because the person has seen the subject itself. */
export async function updateReadAbout(
  userId: number,
  about: Prisma.InputJsonObject,
): Promise<number> {
  // Containment over the person's few unread rows, which the partial index supports.
  const { numUpdatedRows } = await on()
    .updateTable('notifications')
    .set({ isRead: true, readAt: now })
    .where('userId', '=', userId)
    .where((eb) => eb.not('isRead'))
    .where(isAbout(about))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const PERSONAL = [
  ...NOTIFICATION_TOPICS.connections,
  ...NOTIFICATION_TOPICS.likes,
  ...NOTIFICATION_TOPICS.games.filter((type) => type.startsWith('game_proposal')),
];

/**
 * What the person's list shows. A block hides what the other person caused; women-only hides what she causes from others, and
 * men's notifications from her. Requests of leaving and banned people are hidden, too.
 */
const listed = (kx: Kysely<Tables>, userId: number) =>
  kx
    .selectFrom('notifications')
    .innerJoin('users as u', 'u.id', 'notifications.userId')
    .leftJoin('users as by', 'by.id', 'notifications.actorId')
    .where('notifications.userId', '=', userId)
    .where('notifications.inApp', '=', true)
    .where((eb) => mayNotify(eb.ref('notifications.actorId'), userId))
    .where((eb) =>
      eb.not(
        eb.and([
          eb.or([hidesNameFrom('u', eb.ref('notifications.actorId')), eb.not(activeAccount('by'))]),
          eb('notifications.type', 'in', PERSONAL),
        ]),
      ),
    );

/** How the recipient `u` reads times. */
const CLOCK = ['u.timeZone', 'u.dateStyle'] as const;

/** Newest first; `cursor` is the last id of the previous batch. */
export async function findNotifications(
  userId: number,
  batch: { cursor?: number; limit: number },
  tx: Tx = db,
): Promise<NotificationDto[]> {
  const rows = await listed(on(tx), userId)
    .$if(batch.cursor !== undefined, (query) =>
      query.where('notifications.id', '<', batch.cursor ?? 0),
    )
    .orderBy('notifications.id', 'desc')
    .limit(batch.limit)
    .select([...COLUMNS, ...CLOCK, goneNames(peopleOf('notifications')).as('goneNames')])
    .execute();
  const language = currentLanguage();
  return rows.map((row) => toDto(row, { ...row, language }));
}

const countNewest = prepared((kx, p: { userId: number; limit: number }) =>
  kx
    .selectFrom(
      listed(kx, p.userId)
        .orderBy('notifications.id', 'desc')
        .limit(p.limit)
        .select('notifications.isRead')
        .as('newest'),
    )
    .select((eb) =>
      eb.fn.countAll<number>().filterWhere('newest.isRead', '=', sql.lit(false)).as('unread'),
    ),
);

/** The unread ones of the first batch. */
export async function countUnreadNotifications(userId: number, limit: number): Promise<number> {
  const [newest] = await countNewest({ userId, limit });
  return newest?.unread ?? 0;
}

/** @returns how many rows of this person changed: 0 or 1. */
export async function updateRead(userId: number, id: number, tx: Tx = db): Promise<number> {
  const { numUpdatedRows } = await readAll(userId, tx).where('id', '=', id).executeTakeFirst();
  return Number(numUpdatedRows);
}

const readAll = (userId: number, tx: Tx) =>
  on(tx).updateTable('notifications').set({ isRead: true }).where('userId', '=', userId);

export async function updateAllRead(userId: number, tx: Tx = db): Promise<number> {
  const { numUpdatedRows } = await readAll(userId, tx)
    .where('isRead', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteOldRead(days: number): Promise<void> {
  await on()
    .deleteFrom('notifications')
    .where((eb) => eb.ref('isRead'))
    .where('createdAt', '<', secondsAgo(days * 86_400))
    .execute();
}
