import { sql } from 'kysely';
import { groupOfChat, isUnblocked, otherOf } from '@/lib/messages/repository/conversation-columns';
import {
  isShown,
  type MessageRow,
  readableMessages,
} from '@/lib/messages/repository/message-columns';
import { roleIn } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { contains } from '@/lib/platform/db/search-sql';

export interface MessageWindow {
  after?: number;
  before?: number;
  limit: number;
}

interface WindowValues {
  conversationId: number;
  viewerId: number;
  edge: number;
  limit: number;
}

const findAfter = prepared((kx, p: WindowValues) =>
  readableMessages(kx, p.viewerId)
    .where('m.conversationId', '=', p.conversationId)
    .where('m.seq', '>', p.edge)
    .orderBy('m.seq')
    .limit(p.limit),
);

const findBefore = prepared((kx, p: WindowValues) =>
  readableMessages(kx, p.viewerId)
    .where('m.conversationId', '=', p.conversationId)
    .where('m.seq', '<', p.edge)
    .orderBy('m.seq', 'desc')
    .limit(p.limit),
);

/** The newest messages of each conversation, oldest first. */
export const findNewestOf = prepared(
  (kx, p: { conversationIds: number[]; viewerId: number; limit: number }) =>
    readableMessages(kx, p.viewerId)
      .where('m.conversationId', '=', sql<number>`ANY(${p.conversationIds}::int[])`)
      .where('m.seq', '>', sql<number>`c.last_seq - ${p.limit}::int`)
      .orderBy('m.seq'),
);

/** Above every message's number. */
const SEQ_END = 2_147_483_647;

/** A window of a conversation, oldest first: the messages after `after`, before `before`, or else the newest. */
export async function findMessages(
  conversationId: number,
  viewerId: number,
  { after, before = SEQ_END, limit }: MessageWindow,
): Promise<MessageRow[]> {
  const values = { conversationId, viewerId, limit };
  if (after !== undefined) return findAfter({ ...values, edge: after });
  return (await findBefore({ ...values, edge: before })).toReversed();
}

/** Newest first, because people mostly look for recent messages. Deleted and hidden messages are excluded. */
export function findMatching(
  conversationId: number,
  viewerId: number,
  { text, before = SEQ_END, limit }: { text: string; before?: number; limit: number },
): Promise<MessageRow[]> {
  return readableMessages(on(), viewerId)
    .where('m.conversationId', '=', conversationId)
    .where('m.seq', '<', before)
    .where('m.type', '<>', 'system')
    .where(isShown('m'))
    .where((eb) => contains(sql`search_text(${eb.ref('m.content')})`, text))
    .orderBy('m.seq', 'desc')
    .limit(limit)
    .execute();
}

const findById = prepared((kx, p: { id: number; viewerId: number }) =>
  readableMessages(kx, p.viewerId).where('m.id', '=', p.id),
);

export async function findMessage(id: number, viewerId: number): Promise<MessageRow | null> {
  const [row] = await findById({ id, viewerId });
  return row ?? null;
}

const findSent = prepared((kx, p: { senderId: number; clientMsgId: string }) =>
  readableMessages(kx, p.senderId)
    .where('m.senderId', '=', p.senderId)
    .where('m.clientMsgId', '=', p.clientMsgId)
    .select((eb) => [
      // The original input, for comparing with a replay.
      'm.replyToId',
      'c.groupId as targetGroupId',
      'c.gameId as targetGameId',
      sql<
        number | null
      >`CASE WHEN ${eb.ref('c.type')} = 'direct' THEN ${otherOf(p.senderId)} END`.as(
        'targetUserId',
      ),
      // The text as sent: an edit must not make a replay look different.
      sql<boolean>`(${eb.ref('m.editedAt')} IS NOT NULL OR NOT ${isShown('m')})`.as('wasEdited'),
    ]),
);

export type SentRow = Awaited<ReturnType<typeof findSent>>[number];

/** The message that was stored for a sender's `clientMsgId`, or null. */
export async function findByClientId(
  senderId: number,
  clientMsgId: string,
): Promise<SentRow | null> {
  const [row] = await findSent({ senderId, clientMsgId });
  return row ?? null;
}

const findReachable = prepared((kx, p: { id: number; viewerId: number }) =>
  kx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .innerJoin('conversationMembers as me', (join) =>
      join.onRef('me.conversationId', '=', 'c.id').on('me.userId', '=', p.viewerId),
    )
    .leftJoin('games as ga', 'ga.id', 'c.gameId')
    .leftJoin('groups as g', (join) => join.on('g.id', '=', groupOfChat))
    .leftJoin('groupMembers as gm', (join) =>
      join.on('gm.groupId', '=', groupOfChat).onRef('gm.userId', '=', 'me.userId'),
    )
    .where('m.id', '=', p.id)
    .where('g.hiddenAt', 'is', null)
    .where('ga.hiddenAt', 'is', null)
    .where(isUnblocked)
    .select((eb) => [
      'm.id',
      'm.conversationId',
      'm.seq',
      'm.senderId',
      'm.type',
      'm.createdAt',
      'm.deletedAt',
      'm.hiddenAt',
      roleIn({ group: 'g', member: 'gm' }, eb.ref('me.userId')).as('role'),
      eb('ga.creatorId', '=', eb.ref('me.userId')).$castTo<boolean | null>().as('isGameCreator'),
    ]),
);

export type OwnMessageRow = Awaited<ReturnType<typeof findReachable>>[number];

/** A message that the viewer may read in one of their conversations, or null. */
export async function findReachableMessage(
  id: number,
  viewerId: number,
  tx: Tx = db,
): Promise<OwnMessageRow | null> {
  const [row] = await findReachable({ id, viewerId }, tx);
  return row ?? null;
}
