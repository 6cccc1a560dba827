import { type QueryCreator, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { NOTIFY_UNREAD_AFTER_SECONDS } from '@/lib/messages/constants';
import { toPreview } from '@/lib/messages/repository/message-columns';
import { blockedIds } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import { now, secondsAgo, secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { jobKindColumns } from '@/lib/platform/jobs/queue';
import { ENGLISH, type Language, languageOf } from '@/lib/platform/language/languages';

/** The id of the next message, for statements that need it before its row. */
export const nextMessageId = sql<number>`nextval(pg_get_serial_sequence('messages', 'id'))`;

const SECONDS = sql.lit(NOTIFY_UNREAD_AFTER_SECONDS);

/** Queues the job that notifies people of unread messages in the `bumped` conversation of the same statement. */
export function notifyUnreadJobs<DB extends Tables & { bumped: { id: number } }>(
  kx: QueryCreator<DB>,
) {
  return (kx as unknown as QueryCreator<Tables & { bumped: { id: number } }>)
    .insertInto('jobs')
    .columns(['kind', 'lane', 'payload', 'runAt', 'dedupeKey'])
    .expression((eb) =>
      eb.selectFrom('bumped as b').select((own) => [
        ...jobKindColumns('messages:tell-unread'),
        jsonBuildObject({ conversationId: own.ref('b.id') }).as('payload'),
        secondsFromNow(NOTIFY_UNREAD_AFTER_SECONDS).as('runAt'),
        // One job covers the messages of a time span; it looks at everything unread.
        sql`'messages:tell-unread:' || ${own.ref('b.id')} || ':' || floor(extract(epoch FROM now()) / ${SECONDS})`.as(
          'dedupeKey',
        ),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing());
}

const findLanguages = prepared((kx, p: { userIds: readonly number[] }) =>
  kx
    .selectFrom('users as u')
    .where((eb) => eb('u.id', '=', eb.fn.any(eb.val(p.userIds))))
    .select(['u.id', 'u.language']),
);

/** The same people in their order, grouped by language: for texts that are sent to many. */
export async function recipientsByLanguage(
  userIds: readonly number[],
): Promise<Map<Language, number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await findLanguages({ userIds });
  const languages = new Map(rows.map(({ id, language }) => [id, languageOf(language)]));
  const recipients = new Map<Language, number[]>();
  for (const id of userIds) {
    const language = languages.get(id) ?? ENGLISH;
    const same = recipients.get(language);
    if (same) same.push(id);
    else recipients.set(language, [id]);
  }
  return recipients;
}

const DAY_SECONDS = 86_400;

export async function findGroupChat(groupId: number, tx: Tx): Promise<number> {
  const { id } = await on(tx)
    .selectFrom('conversations')
    .where('groupId', '=', groupId)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of two parallel announcements the second then counts the first. @returns the same id */
export async function lockChat(id: number, tx: Tx): Promise<number> {
  await lockRow('conversations', id, tx);
  return id;
}

/** The number of announcements of the last 24 hours, removed ones included, and the time of the first. */
export function countAnnouncements(conversationId: number, tx: Tx) {
  return on(tx)
    .selectFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('isAnnouncement', '=', true)
    .where('createdAt', '>', secondsAgo(DAY_SECONDS))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('createdAt').$castTo<Date | null>().as('firstAt'),
    ])
    .executeTakeFirstOrThrow();
}

interface NewAnnouncement {
  conversationId: number;
  senderId: number;
  content: string;
}

/** Adds the pinned message under the next number. Call it under the conversation's lock. @returns its number and id */
export async function insertAnnouncement(
  { conversationId, senderId, content }: NewAnnouncement,
  tx: Tx,
): Promise<{ seq: number; messageId: number }> {
  return on(tx)
    .with('ids', (kx) => kx.selectNoFrom(nextMessageId.as('id')))
    .with('bumped', (kx) =>
      kx
        .updateTable('conversations as c')
        .from('ids')
        .set((eb) => ({
          lastSeq: eb('c.lastSeq', '+', 1),
          lastMessageId: eb.ref('ids.id'),
          pinnedMessageId: eb.ref('ids.id'),
          lastMessageAt: now,
          lastPreview: toPreview(content),
        }))
        .where('c.id', '=', conversationId)
        .returning(['c.id', 'c.lastSeq', 'ids.id as messageId']),
    )
    .with('own', (kx) =>
      kx
        .updateTable('conversationMembers as m')
        .from('bumped as b')
        .set((eb) => ({ lastReadSeq: eb.ref('b.lastSeq') }))
        .whereRef('m.conversationId', '=', 'b.id')
        .where('m.userId', '=', senderId),
    )
    .insertInto('messages')
    .columns(['id', 'conversationId', 'seq', 'senderId', 'content', 'isAnnouncement'])
    .expression((eb) =>
      eb
        .selectFrom('bumped as b')
        .select([
          'b.messageId',
          'b.id',
          'b.lastSeq',
          sql`${senderId}::int`.as('senderId'),
          sql`${content}::text`.as('content'),
          sql`true`.as('isAnnouncement'),
        ]),
    )
    .returning(['seq', 'id as messageId'])
    .executeTakeFirstOrThrow();
}

/** All members but the author and people across a block with them. */
export async function findAddressees(
  conversationId: number,
  authorId: number,
  tx: Tx,
): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('conversationMembers as m')
    .where('m.conversationId', '=', conversationId)
    .where('m.userId', '<>', authorId)
    .where('m.userId', 'not in', blockedIds(authorId))
    .select('m.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
