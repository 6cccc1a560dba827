import { sql } from 'kysely';
import { isOfPair } from '@/lib/messages/repository/conversation-columns';
import { blockedIds, fullName, hidesNameFrom, present } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';

const lockStarterRow = prepared((kx, p: { userId: number }) =>
  kx
    .selectFrom('users as u')
    .where('u.id', '=', p.userId)
    .select(['u.createdAt', present('u').as('present')])
    .forNoKeyUpdate(),
);

export type StarterRow = Awaited<ReturnType<typeof lockStarterRow>>[number];

/** Locks the person who starts a conversation: of two parallel starts the second counts the first. */
export async function lockStarter(userId: number, tx: Tx): Promise<StarterRow | null> {
  const [row] = await lockStarterRow({ userId }, tx);
  return row ?? null;
}

/** The number of conversations that a person has started since `since`, and the time of the first. */
export async function countStarted(
  userId: number,
  since: Date,
  tx: Tx,
): Promise<{ count: number; firstAt: Date | null }> {
  return on(tx)
    .selectFrom('conversations')
    .where('requestedById', '=', userId)
    .where('createdAt', '>', since)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('createdAt').as('firstAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whoever started it; null without one. */
export async function findPair(a: number, b: number, tx: Tx = db): Promise<number | null> {
  const found = await on(tx)
    .selectFrom('conversations')
    .where('userLo', '=', Math.min(a, b))
    .where('userHi', '=', Math.max(a, b))
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

const selectPairStatus = prepared((kx, p: { userId: number; otherId: number }) =>
  kx
    .selectFrom('conversations as c')
    .where(isOfPair(p.userId, sql`${p.otherId}::int`))
    .select((eb) => [
      'c.id',
      // Once the other person replied, accepted or wrote first, the chat continues, whatever they change in their settings.
      eb
        .or([
          eb('c.requestStatus', '=', 'accepted'),
          eb('c.requestedById', 'is not distinct from', p.otherId),
          eb.exists(
            eb
              .selectFrom('messages as m')
              .whereRef('m.conversationId', '=', 'c.id')
              .where('m.senderId', '=', p.otherId),
          ),
        ])
        .$castTo<boolean>()
        .as('agreed'),
    ]),
);

/** A person's status in the chat with another; null when there is none. */
export async function findPairStatus(
  userId: number,
  otherId: number,
): Promise<{ id: number; agreed: boolean } | null> {
  const [row] = await selectPairStatus({ userId, otherId });
  return row ?? null;
}

export async function insertPair(
  starterId: number,
  otherId: number,
  requestStatus: 'none' | 'pending',
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('conversations')
    .values({
      type: 'direct',
      userLo: Math.min(starterId, otherId),
      userHi: Math.max(starterId, otherId),
      requestedById: starterId,
      requestStatus,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await on(tx)
    .insertInto('conversationMembers')
    .values([starterId, otherId].map((userId) => ({ conversationId: id, userId })))
    .execute();
  return id;
}

/** The asked person's answer; of two simultaneous answers one changes the row. @returns whether this one did */
export async function updateRequest(
  id: number,
  answererId: number,
  status: 'accepted' | 'declined',
): Promise<boolean> {
  const rows = await on()
    .updateTable('conversations as c')
    .set({ requestStatus: status })
    .where('c.id', '=', id)
    .where('c.requestStatus', '=', 'pending')
    .where('c.requestedById', '<>', answererId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('conversationMembers as m')
          .whereRef('m.conversationId', '=', 'c.id')
          .where('m.userId', '=', answererId)
          .select('m.userId'),
      ),
    )
    .returning('c.id')
    .execute();
  return rows.length === 1;
}

/** Moves a pair's chat into both inboxes, whoever asked and whatever was answered. @returns its id if it changed */
export async function updatePairAccepted(a: number, b: number, tx: Tx): Promise<number | null> {
  const row = await on(tx)
    .updateTable('conversations as c')
    .set({ requestStatus: 'accepted' })
    .where(isOfPair(a, sql`${b}::int`))
    .where('c.requestStatus', 'in', ['pending', 'declined'])
    .returning('c.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Accepts pending requests between a new member and the members of a group. Declined ones remain declined: joining a group is
 * not an answer.
 */
export async function updateMemberRequests(groupId: number, userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('conversations as c')
    .from('groupMembers as m')
    .set({ requestStatus: 'none' })
    .where('m.groupId', '=', groupId)
    .where('m.userId', '<>', userId)
    .where('c.requestStatus', '=', 'pending')
    .where((eb) => isOfPair(userId, eb.ref('m.userId')))
    .execute();
}

export async function updateMuted(id: number, userId: number, muted: boolean): Promise<void> {
  await on()
    .updateTable('conversationMembers')
    .set({ muted })
    .where('conversationId', '=', id)
    .where('userId', '=', userId)
    .execute();
}

const advance = prepared((kx, p: { id: number; userId: number; seq: number }) => {
  const position = sql<number>`least(${p.seq}::int, ${columnsOf<'conversations'>('c')('lastSeq')})`;
  return kx
    .updateTable('conversationMembers as m')
    .from('conversations as c')
    .set({ lastReadSeq: position })
    .whereRef('c.id', '=', 'm.conversationId')
    .where('m.conversationId', '=', p.id)
    .where('m.userId', '=', p.userId)
    .where('m.lastReadSeq', '<', position)
    .returning('m.lastReadSeq');
});

/** Only forward, and never past the last message. @returns the new position, or null if it did not change */
export async function updateLastRead(
  id: number,
  userId: number,
  seq: number,
): Promise<number | null> {
  const [row] = await advance({ id, userId, seq });
  return row?.lastReadSeq ?? null;
}

const findRecipientIds = prepared((kx, p: { conversationId: number; actorId: number }) =>
  kx
    .selectFrom('conversationMembers as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .where('m.conversationId', '=', p.conversationId)
    .where('m.userId', 'not in', blockedIds(p.actorId))
    .where((eb) => eb.not(hidesNameFrom(p.actorId, eb.ref('m.userId'))))
    .where((eb) => eb.or([eb('m.userId', '=', p.actorId), eb('c.requestStatus', '<>', 'declined')]))
    .select('m.userId'),
);

/** The members who may see `actorId`'s actions here: without those across a block and those who declined the request. */
export async function findRecipients(conversationId: number, actorId: number): Promise<number[]> {
  return (await findRecipientIds({ conversationId, actorId })).map(({ userId }) => userId);
}

/** All members except those who declined it: for events without a person, such as a deletion. */
export async function findMemberIds(conversationId: number): Promise<number[]> {
  const rows = await on()
    .selectFrom('conversationMembers as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .where('m.conversationId', '=', conversationId)
    .where((eb) =>
      eb.or([
        eb('c.requestStatus', '<>', 'declined'),
        eb('m.userId', '=', eb.ref('c.requestedById')),
      ]),
    )
    .select('m.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function findName(userId: number, tx: Tx = db): Promise<string> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select(fullName('u').as('name'))
    .executeTakeFirst();
  return row?.name ?? '';
}
