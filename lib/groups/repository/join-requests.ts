import type { InferResult } from 'kysely';
import { notBlocked, present, seen, seenName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** The requests to a group by people whom the viewer may meet. */
const requestsTo = (groupId: number, viewerId: number, tx?: Tx) =>
  on(tx)
    .selectFrom('groupJoinRequests as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .where('r.groupId', '=', groupId)
    .where(present('u'))
    .where((eb) => notBlocked(eb.ref('u.id'), viewerId))
    .select((eb) => [
      'r.id',
      'r.groupId',
      'r.userId',
      'r.status',
      'r.message',
      'r.note',
      'r.createdAt',
      seenName('u', viewerId).as('name'),
      seen(eb.ref('u.username'), 'u', viewerId).as('username'),
      seen(eb.ref('u.publicLocation'), 'u', viewerId).as('publicLocation'),
      seen(eb.ref('u.profileImageKey'), 'u', viewerId).as('profileImageKey'),
      'u.profileImageProvider',
    ]);

export type JoinRequestRow = InferResult<ReturnType<typeof requestsTo>>[number];

/** Oldest first: first come, first served. */
export function findOpenJoinRequests(
  groupId: number,
  viewerId: number,
  batch: { afterId: number | undefined; limit: number },
): Promise<JoinRequestRow[]> {
  return requestsTo(groupId, viewerId)
    .where('r.status', '=', 'pending')
    .where('r.id', '>', batch.afterId ?? 0)
    .orderBy('r.id')
    .limit(batch.limit)
    .execute();
}

export async function findJoinRequest(
  groupId: number,
  id: number,
  viewerId: number,
  tx: Tx,
): Promise<JoinRequestRow | null> {
  const row = await requestsTo(groupId, viewerId, tx).where('r.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function insertJoinRequest(
  request: { groupId: number; userId: number; message: string },
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('groupJoinRequests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasAsked(
  { groupId, userId }: { groupId: number; userId: number },
  tx: Tx,
): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('groupJoinRequests')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the person last withdrew a request to this group, if after `since`. */
export async function findWithdrawnAt(
  { groupId, userId, since }: { groupId: number; userId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await on(tx)
    .selectFrom('groupJoinRequests')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .where('status', '=', 'withdrawn')
    .where('decidedAt', '>', since)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .select('decidedAt')
    .executeTakeFirst();
  return row?.decidedAt ?? null;
}

/** The database decides: of two simultaneous decisions only one changes the row. @returns whether this one did. */
export async function updatePendingRequest(
  where: { id: number; groupId: number } | { userId: number; groupId: number },
  change: {
    status: 'approved' | 'declined' | 'withdrawn';
    note?: string | null;
    decidedById?: number;
  },
  tx: Tx,
): Promise<boolean> {
  const { status, note = null, decidedById = null } = change;
  const at = new Date();
  const { numUpdatedRows } = await on(tx)
    .updateTable('groupJoinRequests')
    .set({ status, note, decidedById, decidedAt: at, updatedAt: at })
    .where((eb) => eb.and({ ...where, status: 'pending' }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
