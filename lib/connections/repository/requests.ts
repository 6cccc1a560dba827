import { sql } from 'kysely';
import { fullName, mayMeet, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { arePair } from '@/lib/platform/db/pair';

/**
 * Leaves the pair with one accepted request. Insert first, then accept: the unique index on open pairs makes the insert wait
 * for a simultaneous request, and the update then sees that request.
 */
export async function upsertAccepted(senderId: number, receiverId: number, tx: Tx): Promise<void> {
  const now = new Date();
  const inserted = await on(tx)
    .insertInto('friendRequests')
    .values({ senderId, receiverId, status: 'accepted', decidedAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return;
  await on(tx)
    .updateTable('friendRequests as f')
    .set({ status: 'accepted', decidedAt: now, updatedAt: now })
    .where(isBetween(senderId, receiverId))
    .where('f.status', '=', 'pending')
    .execute();
}

const lockSenderRow = prepared((kx, p: { userId: number }) =>
  kx
    .selectFrom('users as u')
    .where('u.id', '=', p.userId)
    .select([fullName('u').as('name'), 'u.createdAt', present('u').as('present')])
    .forNoKeyUpdate(),
);

export type SenderRow = Awaited<ReturnType<typeof lockSenderRow>>[number];

/**
 * Locks the sender until the end of the transaction: of two parallel requests the second counts the first.
 * NO KEY UPDATE does not block rows that only refer to the person.
 */
export async function lockSender(userId: number, tx: Tx): Promise<SenderRow | null> {
  const [row] = await lockSenderRow({ userId }, tx);
  return row ?? null;
}

/**
 * The number of people whom the sender has requested since `since`, and the time of the first. Connections by likes have no
 * message.
 */
export async function countAsked(
  senderId: number,
  since: Date,
  tx: Tx,
): Promise<{ count: number; firstAt: Date | null }> {
  return on(tx)
    .selectFrom('friendRequests')
    .where('senderId', '=', senderId)
    .where('createdAt', '>', since)
    .where('message', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('createdAt').as('firstAt'),
    ])
    .executeTakeFirstOrThrow();
}

const findReceiverRow = prepared(
  (kx, p: { actorId: number; otherId: number; declinedSince: Date }) =>
    kx
      .selectFrom('users as u')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('friendRequests as d')
            .where('d.senderId', '=', p.actorId)
            .whereRef('d.receiverId', '=', 'u.id')
            .where('d.status', '=', 'declined')
            .where('d.decidedAt', '>', p.declinedSince)
            .select((own) => [
              own.fn.max('d.decidedAt').as('at'),
              sql<boolean | null>`bool_or(${own.ref('d.withdrawnAt')} IS NULL)`.as('looksOpen'),
            ])
            .as('declined'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('friendRequests as b')
            .where('b.senderId', '=', p.actorId)
            .whereRef('b.receiverId', '=', 'u.id')
            .select((own) =>
              sql<Date | null>`max(CASE ${own.ref('b.status')} WHEN 'cancelled' THEN ${own.ref('b.decidedAt')}
                ELSE ${own.ref('b.withdrawnAt')} END)`.as('at'),
            )
            .as('takenBack'),
        (join) => join.onTrue(),
      )
      .leftJoin('friendRequests as f', (join) =>
        // Matches the unique index over open pairs: literals, or the planner cannot tell that it is usable.
        join.on((eb) => {
          const [from, to, other] = [eb.ref('f.senderId'), eb.ref('f.receiverId'), eb.ref('u.id')];
          return sql<boolean>`${eb.ref('f.status')} IN ('pending', 'accepted')
            AND least(${from}, ${to}) = least(${p.actorId}::int, ${other})
            AND greatest(${from}, ${to}) = greatest(${p.actorId}::int, ${other})`;
        }),
      )
      .where('u.id', '=', p.otherId)
      .select((eb) => [
        'u.id',
        fullName('u').as('name'),
        'u.language',
        'u.discoverable',
        eb.not(mayMeet(eb.ref('u.id'), eb.val(p.actorId))).as('blocked'),
        'f.id as openId',
        'f.status as openStatus',
        'f.senderId as openSenderId',
        // When the receiver last declined the actor.
        'declined.at as declinedAt',
        // A declined request that looks pending to the actor, its sender.
        eb.fn.coalesce('declined.looksOpen', sql<boolean>`false`).as('declinedLooksOpen'),
        // When the actor last withdrew a request to them.
        'takenBack.at as takenBackAt',
      ]),
);

export type ReceiverRow = Awaited<ReturnType<typeof findReceiverRow>>[number];

/** Everything that a request depends on, in one statement. Call it after `lockPair`. */
export async function findReceiver(
  pair: { actorId: number; otherId: number; declinedSince: Date },
  tx: Tx,
): Promise<ReceiverRow | null> {
  const [row] = await findReceiverRow(pair, tx);
  return row ?? null;
}

export async function insertRequest(
  request: {
    senderId: number;
    receiverId: number;
    message: string;
    status: 'pending' | 'declined';
    decidedAt: Date | null;
  },
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('friendRequests')
    .values({ ...request, updatedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The database decides: of two decisions at once one changes the row. @returns whether this one did. */
export async function updatePending(
  id: number,
  status: 'accepted' | 'declined' | 'cancelled',
  tx: Tx,
): Promise<boolean> {
  const at = new Date();
  const rows = await on(tx)
    .updateTable('friendRequests')
    .set({ status, decidedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** The sender cancels a silently declined request. @returns whether it still looked open to them. */
export async function updateDeclinedToWithdrawn(id: number, tx: Tx): Promise<boolean> {
  const at = new Date();
  const rows = await on(tx)
    .updateTable('friendRequests')
    .set({ withdrawnAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** True for a person who is not hidden from the viewer. A hidden person's connection is in no list either. */
function isThere(personId: number, viewerId: number) {
  const person = on()
    .selectFrom('users as u')
    .where('u.id', '=', personId)
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), viewerId))
    .select('u.id');
  return sql<boolean>`EXISTS ${person}`;
}

/** @returns whether the two were connected, as far as the actor may know. */
export async function updateToDisconnected(
  actorId: number,
  otherId: number,
  tx: Tx,
): Promise<boolean> {
  const now = new Date();
  const { numUpdatedRows } = await on(tx)
    .updateTable('friendRequests as f')
    .set({ status: 'disconnected', decidedAt: now, updatedAt: now })
    .where(isBetween(actorId, otherId))
    .where('f.status', '=', 'accepted')
    .where(isThere(otherId, actorId))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A connection of the two becomes disconnected, a pending request cancelled. */
export async function updateToEnded(a: number, b: number, tx: Tx): Promise<void> {
  const now = new Date();
  await on(tx)
    .updateTable('friendRequests as f')
    .set((eb) => ({
      updatedAt: now,
      decidedAt: now,
      status: sql<'disconnected' | 'cancelled'>`CASE ${eb.ref('f.status')}
        WHEN 'accepted' THEN 'disconnected' ELSE 'cancelled' END::friend_request_status`,
    }))
    .where(isBetween(a, b))
    .where('f.status', 'in', ['pending', 'accepted'])
    .execute();
}

/** Silently declined requests between the two no longer look pending to their senders. */
export async function updateDeclinedOfPair(a: number, b: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('friendRequests as f')
    .set({ withdrawnAt: new Date() })
    .where(isBetween(a, b))
    .where('f.status', '=', 'declined')
    .where('f.withdrawnAt', 'is', null)
    .execute();
}

const findEnded = prepared((kx, p: { viewerId: number; otherId: number }) =>
  kx
    .selectFrom('friendRequests as f')
    .where('f.status', '=', 'disconnected')
    .where(isBetween(p.viewerId, p.otherId))
    .where(isThere(p.otherId, p.viewerId))
    .select('f.id')
    .limit(1),
);

/** True if the two were connected once; false for a person who is hidden from the viewer. */
export async function hasEnded(viewerId: number, otherId: number, tx: Tx): Promise<boolean> {
  return (await findEnded({ viewerId, otherId }, tx)).length > 0;
}

/** True for a request `f` from one of the two to the other. */
function isBetween(a: number, b: number) {
  const at = columnsOf<'friendRequests'>('f');
  return arePair([at('senderId'), at('receiverId')], [a, b]);
}
