import { db, type Tx } from '@/lib/db/client';
import { blockedIdsSql, fullNameSql, presentSql } from '@/lib/moderation/visibility';

export interface StarterRow {
  createdAt: Date;
  present: boolean;
}

/** The person who starts a conversation, locked: of two started at once the second counts the first. */
export async function lockStarter(userId: number, tx: Tx): Promise<StarterRow | null> {
  const rows = await tx.$queryRawUnsafe<StarterRow[]>(
    `SELECT u.created_at AS "createdAt", ${presentSql('u')} AS present
     FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    userId,
  );
  return rows[0] ?? null;
}

/** How many conversations somebody started since `since`, and when the first of those was. */
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
  const pair = { userLoId: Math.min(a, b), userHiId: Math.max(a, b) };
  const found = await tx.conversation.findUnique({
    where: { userLoId_userHiId: pair },
    select: { id: true },
  });
  return found?.id ?? null;
}

export interface PairStanding {
  id: number;
  /** The other answered, accepted or wrote first: then the two go on, whatever the other chooses later. */
  agreed: boolean;
}

/** Where a person stands with another in what was written so far; null when nothing was. */
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
      userLoId: Math.min(starterId, otherId),
      userHiId: Math.max(starterId, otherId),
      requestedById: starterId,
      requestStatus,
      members: { create: [{ userId: starterId }, { userId: otherId }] },
    },
    select: { id: true },
  });
  return id;
}

/** The asked person's answer; of two at once one changes the row. @returns whether this one did */
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

/** Lets the two of a pair into each other's inbox, whoever asked and whatever was answered. @returns its id if it changed */
export async function updatePairAccepted(a: number, b: number, tx: Tx): Promise<number | null> {
  // What was written after a decline stays unread: the list of the other does not show it either.
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE conversations c SET request_status = 'accepted',
      last_preview = CASE WHEN EXISTS (SELECT FROM messages m WHERE m.id = c.last_message_id AND m.withheld)
        THEN '' ELSE c.last_preview END
    WHERE c.user_lo = ${Math.min(a, b)} AND c.user_hi = ${Math.max(a, b)}
      AND c.request_status IN ('pending', 'declined')
    RETURNING c.id`;
  return rows[0]?.id ?? null;
}

/**
 * What a new member wrote to the members of a group, or they to them, waits as a request no more. What was declined stays
 * so: that somebody joins a group is no answer.
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

/** Forward only, and never past what was said. @returns the new mark, or null when it was there already */
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

/** The members who may know what `actorId` does here: not those across a block, not who declined. */
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

/** Everybody in the conversation but who declined it: for what names nobody, such as a message that was deleted. */
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
