import { db, type Tx } from '@/lib/db/client';
import { blockedIdsSql, fullNameSql, presentSql } from '@/lib/moderation/visibility';

export interface StarterRow {
  createdAt: Date;
  present: boolean;
}

/** Locks the person who starts a conversation: of two parallel starts the second counts the first. */
export async function lockStarter(userId: number, tx: Tx): Promise<StarterRow | null> {
  const rows = await tx.$queryRawUnsafe<StarterRow[]>(
    `SELECT u.created_at AS "createdAt", ${presentSql('u')} AS present
     FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    userId,
  );
  return rows[0] ?? null;
}

/** How many conversations a person has started since `since`, and when the first of those started. */
export async function countStarted(
  userId: number,
  since: Date,
  tx: Tx,
): Promise<{ count: number; firstAt: Date | null }> {
  const result = await tx.conversation.aggregate({
    where: { requestedById: userId, createdAt: { gt: since } },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: result._count, firstAt: result._min.createdAt };
}

/** The id of the pair's conversation, whoever started it; null without one. */
export async function findPair(a: number, b: number, tx: Tx = db): Promise<number | null> {
  const pair = { userLo: Math.min(a, b), userHi: Math.max(a, b) };
  const found = await tx.conversation.findUnique({
    where: { userLo_userHi: pair },
    select: { id: true },
  });
  return found?.id ?? null;
}

export interface PairStanding {
  id: number;
  /** The other person answered, accepted or wrote first: then the chat goes on, whatever they change in their settings. */
  agreed: boolean;
}

/** A person's status in the chat with another; null when there is none. */
export async function findPairStanding(
  userId: number,
  otherId: number,
): Promise<PairStanding | null> {
  const rows = await db.$queryRaw<PairStanding[]>`
    SELECT c.id, c.request_status = 'accepted' OR c.requested_by_id IS NOT DISTINCT FROM ${otherId}::int
      OR EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.sender_id = ${otherId}) AS agreed
    FROM conversations c
    WHERE c.user_lo = ${Math.min(userId, otherId)} AND c.user_hi = ${Math.max(userId, otherId)}`;
  return rows[0] ?? null;
}

/** Both are members from the start. */
export async function insertPair(
  starterId: number,
  otherId: number,
  requestStatus: 'none' | 'pending',
  tx: Tx,
): Promise<number> {
  const { id } = await tx.conversation.create({
    data: {
      type: 'direct',
      userLo: Math.min(starterId, otherId),
      userHi: Math.max(starterId, otherId),
      requestedById: starterId,
      requestStatus,
      members: { create: [{ userId: starterId }, { userId: otherId }] },
    },
    select: { id: true },
  });
  return id;
}

/** The asked person's answer; of two simultaneous answers one changes the row. @returns whether this one did */
export async function updateRequest(
  id: number,
  answererId: number,
  status: 'accepted' | 'declined',
): Promise<boolean> {
  const { count } = await db.conversation.updateMany({
    where: {
      id,
      requestStatus: 'pending',
      requestedById: { not: answererId },
      members: { some: { userId: answererId } },
    },
    data: { requestStatus: status },
  });
  return count === 1;
}

/** Moves a pair's chat into both inboxes, whoever asked and whatever was answered. @returns its id if it changed */
export async function updatePairAccepted(a: number, b: number, tx: Tx): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE conversations c SET request_status = 'accepted'
    WHERE c.user_lo = ${Math.min(a, b)} AND c.user_hi = ${Math.max(a, b)}
      AND c.request_status IN ('pending', 'declined')
    RETURNING c.id`;
  return rows[0]?.id ?? null;
}

/**
 * Accepts pending requests between a new member and the members of a group. Declined ones stay declined: joining a group is
 * not an answer.
 */
export async function updateMemberRequests(groupId: number, userId: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE conversations c SET request_status = 'none' FROM group_members m
    WHERE m.group_id = ${groupId} AND m.user_id <> ${userId} AND c.request_status = 'pending'
      AND c.user_lo = least(m.user_id, ${userId}::int) AND c.user_hi = greatest(m.user_id, ${userId}::int)`;
}

export async function updateMuted(id: number, userId: number, muted: boolean): Promise<void> {
  await db.conversationMember.updateMany({
    where: { conversationId: id, userId },
    data: { muted },
  });
}

/** Only forward, and never past the last message. @returns the new position, or null if it did not change */
export async function updateLastRead(
  id: number,
  userId: number,
  seq: number,
): Promise<number | null> {
  const rows = await db.$queryRaw<{ lastReadSeq: number }[]>`
    UPDATE conversation_members m SET last_read_seq = least(${seq}::int, c.last_seq)
    FROM conversations c
    WHERE c.id = m.conversation_id AND m.conversation_id = ${id} AND m.user_id = ${userId}
      AND m.last_read_seq < least(${seq}::int, c.last_seq)
    RETURNING m.last_read_seq AS "lastReadSeq"`;
  return rows[0]?.lastReadSeq ?? null;
}

/** The members who may know what `actorId` does here: without those across a block and those who declined the request. */
export async function findListeners(conversationId: number, actorId: number): Promise<number[]> {
  const rows = await db.$queryRawUnsafe<{ userId: number }[]>(
    `SELECT m.user_id AS "userId" FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
     WHERE m.conversation_id = $1 AND m.user_id NOT IN (${blockedIdsSql('$2')})
       AND (m.user_id = $2 OR c.request_status <> 'declined')`,
    conversationId,
    actorId,
  );
  return rows.map(({ userId }) => userId);
}

/** Everybody in the conversation except those who declined it: for events that name nobody, such as a deletion. */
export async function findMemberIds(conversationId: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ userId: number }[]>`
    SELECT m.user_id AS "userId" FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.conversation_id = ${conversationId}
      AND (c.request_status <> 'declined' OR m.user_id = c.requested_by_id)`;
  return rows.map(({ userId }) => userId);
}

export async function findName(userId: number): Promise<string> {
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(
    `SELECT ${fullNameSql('u')} AS name FROM users u WHERE u.id = $1`,
    userId,
  );
  return rows[0]?.name ?? '';
}
