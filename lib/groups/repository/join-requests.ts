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
  page: { afterId: number | undefined; limit: number },
): Promise<JoinRequestRow[]> {
  return requestsTo(groupId, viewerId)
    .where('r.status', '=', 'pending')
    .where('r.id', '>', page.afterId ?? 0)
    .orderBy('r.id')
    .limit(page.limit)
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
  const { id } = await tx.groupJoinRequest.create({ data: request, select: { id: true } });
  return id;
}

export async function hasAsked(
  where: { groupId: number; userId: number },
  tx: Tx,
): Promise<boolean> {
  return (await tx.groupJoinRequest.findFirst({ where, select: { id: true } })) !== null;
}

/** When the person last withdrew a request to this group, if after `since`. */
export async function findWithdrawnAt(
  { groupId, userId, since }: { groupId: number; userId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await tx.groupJoinRequest.findFirst({
    where: { groupId, userId, status: 'withdrawn', decidedAt: { gt: since } },
    orderBy: { decidedAt: 'desc' },
    select: { decidedAt: true },
  });
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
  const { count } = await tx.groupJoinRequest.updateMany({
    where: { ...where, status: 'pending' },
    data: { status, note, decidedById, decidedAt: new Date() },
  });
  return count === 1;
}
