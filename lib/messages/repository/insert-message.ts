import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { REQUEST_MESSAGES_MAX } from '@/lib/messages/constants';
import { isUnblocked, takesMessages } from '@/lib/messages/repository/conversation-columns';
import { repliedTo } from '@/lib/messages/repository/message-columns';
import { nextMessageId, tellUnreadJobs } from '@/lib/messages/repository/message-jobs';
import { blockedIds, fullName, hidesFrom } from '@/lib/moderation/visibility';
import type { ConversationRequestStatus } from '@/lib/platform/db/generated/enums';
import { prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export interface NewMessage {
  /** A conversation of two people or a game by its own id, a group's by the group's id. */
  to: { conversationId: number } | { groupId: number };
  senderId: number;
  clientMsgId: string;
  type: 'text' | 'image';
  content: string;
  preview: string;
  replyToId: number | null;
  imageKey: string | null;
}

/** Under which name a member hears of a message. */
type Hearing = 'open' | 'masked' | 'byFirstName';

type Values = Omit<NewMessage, 'to'> & { conversationId: number | null; groupId: number | null };

/**
 * Everything that sending changes, in one statement: a transaction of separate statements has a third of the throughput. The
 * update locks the conversation's row, so numbers have no gaps, and a unique violation (the same id sent twice in parallel)
 * rolls the number back as well.
 * The statement itself checks the membership, so somebody who has just left cannot write any more.
 */
const insert = prepared((kx, p: Values) =>
  kx
    .with('ids', (cte) => cte.selectNoFrom(nextMessageId.as('id')))
    .with('picture', (cte) =>
      cte
        .updateTable('uploads')
        .set({ attachedAt: now })
        .where('key', '=', p.imageKey)
        .where('ownerId', '=', p.senderId)
        .where('purpose', '=', sql.lit('chat'))
        .where('attachedAt', 'is', null)
        .returning(['key', 'provider', 'width', 'height']),
    )
    .with('bumped', (cte) =>
      cte
        .updateTable('conversations as c')
        .from('ids')
        .set((eb) => ({
          lastSeq: eb('c.lastSeq', '+', eb.lit(1)),
          lastMessageId: eb.ref('ids.id'),
          lastMessageAt: now,
          lastPreview: p.preview,
          // Answering a request accepts it.
          requestStatus: sql<ConversationRequestStatus>`CASE
            WHEN ${eb.ref('c.requestedById')} <> ${p.senderId} AND ${eb.ref('c.requestStatus')} IN ('pending', 'declined')
            THEN 'accepted' ELSE ${eb.ref('c.requestStatus')} END`,
        }))
        .where(
          (
            eb,
          ) => sql<boolean>`${eb.ref('c.id')} = CASE WHEN ${p.groupId}::int IS NULL THEN ${p.conversationId}::int
            ELSE ${eb
              .selectFrom('conversations as k')
              .innerJoin('groups as g', 'g.id', 'k.groupId')
              .where('k.groupId', '=', p.groupId)
              .where('g.hiddenAt', 'is', null)
              .select('k.id')} END`,
        )
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('conversationMembers as m')
              .whereRef('m.conversationId', '=', 'c.id')
              .where('m.userId', '=', p.senderId),
          ),
        )
        .where((eb) =>
          eb.or([sql<boolean>`${p.imageKey}::text IS NULL`, eb.exists(eb.selectFrom('picture'))]),
        )
        .where(isUnblocked)
        .where(takesMessages)
        // Until it is answered, all messages of a request are the sender's, so its last number counts them. A declined request
        // accepts none.
        .where(
          (eb) => sql<boolean>`(${eb.ref('c.requestedById')} = ${p.senderId} AND (
            ${eb.ref('c.requestStatus')} = 'declined' OR ${eb.ref('c.requestStatus')} = 'pending'
              AND ${eb.ref('c.lastSeq')} >= ${sql.lit(REQUEST_MESSAGES_MAX)})) IS NOT TRUE`,
        )
        .returning(['c.id', 'c.lastSeq', 'c.requestStatus', 'ids.id as messageId']),
    )
    .with('inserted', (cte) =>
      cte
        .insertInto('messages')
        .columns([
          'id',
          'conversationId',
          'seq',
          'senderId',
          'clientMsgId',
          'type',
          'content',
          'replyToId',
          'imageKey',
          'imageProvider',
          'imageWidth',
          'imageHeight',
        ])
        .expression((eb) =>
          eb
            .selectFrom('bumped as b')
            .leftJoin('picture as p', (join) => join.onTrue())
            .select((own) => [
              'b.messageId',
              'b.id',
              'b.lastSeq',
              sql`${p.senderId}::int`.as('senderId'),
              sql`${p.clientMsgId}::text`.as('clientMsgId'),
              sql`${p.type}::message_type`.as('type'),
              sql`${p.content}::text`.as('content'),
              own
                .selectFrom('messages as r')
                .where('r.id', '=', p.replyToId)
                .whereRef('r.conversationId', '=', 'b.id')
                .select('r.id')
                .as('replyToId'),
              'p.key',
              'p.provider',
              'p.width',
              'p.height',
            ]),
        )
        .returning(['id', 'conversationId', 'seq', 'createdAt', 'replyToId']),
    )
    .with('own', (cte) =>
      cte
        .updateTable('conversationMembers as m')
        .from('bumped as b')
        .set((eb) => ({ lastReadSeq: eb.ref('b.lastSeq') }))
        .whereRef('m.conversationId', '=', 'b.id')
        .where('m.userId', '=', p.senderId),
    )
    .with('later', (cte) => tellUnreadJobs(cte))
    .with('listeners', (cte) =>
      cte
        .selectFrom('bumped as b')
        .innerJoin('conversationMembers as m', 'm.conversationId', 'b.id')
        .select((eb) => [
          'm.userId',
          sql<Hearing>`CASE WHEN ${eb('m.userId', 'in', blockedIds(p.senderId))} THEN 'masked'
            WHEN ${hidesFrom(p.senderId, eb.ref('m.userId'))} THEN 'byFirstName' ELSE 'open' END`.as(
            'hearing',
          ),
        ]),
    )
    .selectFrom('inserted as i')
    .innerJoin('users as u', (join) => join.on('u.id', '=', p.senderId))
    .select((eb) => {
      const listeners = (hearing: Hearing) =>
        eb
          .selectFrom('listeners as l')
          .where('l.hearing', '=', sql.lit(hearing))
          .select((own) =>
            own.fn
              .coalesce(own.fn.agg<number[]>('array_agg', ['l.userId']), sql<never[]>`'{}'`)
              .as('ids'),
          )
          .$asScalar()
          .$notNull();
      return [
        'i.id',
        'i.conversationId',
        'i.seq',
        'i.createdAt',
        // The status afterwards; null in a group.
        eb
          .selectFrom('bumped as b')
          .where(sql<boolean>`${p.groupId}::int IS NULL`)
          .select('b.requestStatus')
          .as('requestStatus'),
        // Everybody to notify, including the sender's other devices.
        listeners('open').as('memberIds'),
        // The members across a block with the sender.
        listeners('masked').as('maskedIds'),
        // Those from whom the sender keeps.
        listeners('byFirstName').as('byFirstNameIds'),
        eb
          .selectFrom('messages as r')
          .whereRef('r.id', '=', 'i.replyToId')
          .select(repliedTo().as('it'))
          .as('replyTo'),
        eb
          .selectFrom('picture as p')
          .select((own) =>
            jsonBuildObject({
              key: own.ref('p.key'),
              provider: own.ref('p.provider'),
              width: own.ref('p.width'),
              height: own.ref('p.height'),
            }).as('it'),
          )
          .as('image'),
        // The sender as the others see them.
        fullName('u').as('senderName'),
        'u.profileImageKey',
        'u.profileImageProvider',
      ];
    }),
);

export type InsertedMessage = Awaited<ReturnType<typeof insert>>[number];

/**
 * @returns null when the sender is not a member (any more) or is blocked, the request is full, the group or game was hidden, the
 *   game is over, or the picture is not theirs to send
 */
export async function insertMessage({
  to,
  ...message
}: NewMessage): Promise<InsertedMessage | null> {
  const place = { conversationId: null, groupId: null, ...to };
  // The busiest statement of the product.
  const [row] = await insert({ ...message, ...place });
  return row ?? null;
}
