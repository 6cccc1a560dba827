import { sql } from 'kysely';
import { toPreview } from '@/lib/messages/repository/message-columns';
import { nextMessageId } from '@/lib/messages/repository/message-jobs';
import { blockedIds } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';

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
  await on(tx)
    .selectFrom('conversations')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
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
