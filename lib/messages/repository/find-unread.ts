import { sql } from 'kysely';
import { groupOfChat } from '@/lib/messages/repository/conversation-columns';
import { isShown } from '@/lib/messages/repository/message-columns';
import { activeAccount, fullName, mayNotify } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';

const PREVIEW_LENGTH = sql.lit(200);

/**
 * The members with unread messages who have not muted the conversation, each with the latest text by a person visible to them.
 * Own messages, system lines, announcements and deleted messages do not count.
 */
export const findUnreadMembers = prepared((kx, p: { conversationId: number }) =>
  kx
    .selectFrom('conversations as c')
    .innerJoin('conversationMembers as me', 'me.conversationId', 'c.id')
    .leftJoin('games as ga', 'ga.id', 'c.gameId')
    .leftJoin('groups as g', (join) => join.on('g.id', '=', groupOfChat))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('messages as m')
        .whereRef('m.conversationId', '=', 'c.id')
        .whereRef('m.seq', '>', 'me.lastReadSeq')
        .where('m.type', '<>', 'system')
        // Announcements have been notified already.
        .where('m.isAnnouncement', '=', false)
        .where(isShown('m'))
        .whereRef('m.senderId', '<>', 'me.userId')
        .where((own) => mayNotify(own.ref('m.senderId'), eb.ref('me.userId')))
        .where((own) =>
          own.exists(
            own
              .selectFrom('users as s')
              .whereRef('s.id', '=', 'm.senderId')
              .where(activeAccount('s')),
          ),
        )
        .orderBy('m.seq', 'desc')
        .limit(1)
        .select(['m.id', 'm.senderId', 'm.content', 'm.imageKey'])
        .as('last'),
    )
    .innerJoin('users as u', 'u.id', 'last.senderId')
    .where('c.id', '=', p.conversationId)
    .where('me.muted', '=', false)
    .whereRef('me.lastReadSeq', '<', 'c.lastSeq')
    .where('g.hiddenAt', 'is', null)
    .where('ga.hiddenAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.and([
          eb('c.requestStatus', '=', 'declined'),
          eb('c.requestedById', '<>', eb.ref('me.userId')),
        ]),
      ),
    )
    // A busy chat runs this every few seconds, and nearly all members were notified the first time.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as told')
            .whereRef('told.userId', '=', 'me.userId')
            .where(
              'told.dedupeKey',
              '=',
              sql<string>`'message:' || ${eb.ref('c.id')} || ':' || ${eb.ref('me.lastReadSeq')}`,
            ),
        ),
      ),
    )
    .select((eb) => [
      'me.userId',
      'me.lastReadSeq',
      'c.groupId',
      'c.gameId',
      // The title of the game or the name of the group; null in a chat of two.
      eb.fn.coalesce('ga.title', 'g.name').as('chatName'),
      sql<boolean>`(${eb.ref('c.requestStatus')} = 'pending' AND ${eb.ref('c.requestedById')} <> ${eb.ref('me.userId')})`.as(
        'isRequest',
      ),
      'last.id as messageId',
      'u.id as senderId',
      fullName('u').as('senderName'),
      sql<string>`left(${eb.ref('last.content')}, ${PREVIEW_LENGTH})`.as('preview'),
      sql<boolean>`${eb.ref('last.imageKey')} IS NOT NULL`.as('isPicture'),
    ]),
);

export type UnreadMemberRow = Awaited<ReturnType<typeof findUnreadMembers>>[number];

/**
 * The beginnings of those of these messages that still exist. Locked until `tx` ends, so that a change finds the notifications
 * that quote them.
 */
export async function lockQuoted(ids: readonly number[], tx: Tx): Promise<Map<number, string>> {
  const rows = await on(tx)
    .selectFrom('messages as m')
    .where('m.id', 'in', ids.length > 0 ? ids : [0])
    .where(isShown('m'))
    .orderBy('m.id')
    .select((eb) => [
      'm.id',
      sql<string>`left(${eb.ref('m.content')}, ${PREVIEW_LENGTH})`.as('preview'),
    ])
    .forShare()
    .execute();
  return new Map(rows.map(({ id, preview }) => [id, preview]));
}
