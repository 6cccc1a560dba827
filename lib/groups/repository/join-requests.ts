import { db, type Tx } from '@/lib/db/client';
import type { JoinRequestDto } from '@/lib/groups/schema/join';
import { fullNameSql, notBlockedSql, presentSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface JoinRequestRow {
  id: number;
  groupId: number;
  userId: number;
  status: JoinRequestDto['status'];
  message: string | null;
  note: string | null;
  createdAt: Date;
  name: string;
  username: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

const REQUEST = `SELECT r.id, r.group_id AS "groupId", r.user_id AS "userId", r.status::text AS status, r.message, r.note,
    r.created_at AS "createdAt", ${fullNameSql('u')} AS name, u.username, u.public_location AS "publicLocation",
    u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider"
  FROM group_join_requests r JOIN users u ON u.id = r.user_id`;

const MAY_BE_MET = `${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}`;

/** Oldest first: first come, first served. */
export function findOpenJoinRequests(
  groupId: number,
  viewerId: number,
  page: { afterId: number | undefined; limit: number },
): Promise<JoinRequestRow[]> {
  return db.$queryRawUnsafe<JoinRequestRow[]>(
    `${REQUEST} WHERE r.group_id = $1 AND r.status = 'pending' AND ${MAY_BE_MET} AND r.id > $3
     ORDER BY r.id LIMIT $4`,
    groupId,
    viewerId,
    page.afterId ?? 0,
    page.limit,
  );
}

export async function findJoinRequest(
  groupId: number,
  id: number,
  viewerId: number,
  tx: Tx,
): Promise<JoinRequestRow | null> {
  const rows = await tx.$queryRawUnsafe<JoinRequestRow[]>(
    `${REQUEST} WHERE r.group_id = $1 AND r.id = $3 AND ${MAY_BE_MET}`,
    groupId,
    viewerId,
    id,
  );
  return rows[0] ?? null;
}

export async function insertJoinRequest(
  request: { groupId: number; userId: number; message: string },
  tx: Tx,
): Promise<number> {
  const { id } = await tx.groupJoinRequest.create({ data: request, select: { id: true } });
  return id;
}

/** Whether the person has ever asked to join. */
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
