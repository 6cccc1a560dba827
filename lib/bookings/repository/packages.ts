import type { BookingSide, PackageStatus } from '@/lib/bookings/policy';
import { db, type Tx } from '@/lib/db/client';
import { notBlockedSql, shownNameSql } from '@/lib/moderation/visibility';

export interface PackageRow {
  id: number;
  coachId: number;
  coachUserId: number;
  clientId: number;
  coachName: string;
  coachHidden: boolean;
  clientName: string;
  clientHidden: boolean;
  sessionsTotal: number;
  sessionsUsed: number;
  price: number;
  currency: string;
  status: PackageStatus;
  validDays: number | null;
  expiresAt: Date | null;
  createdAt: Date;
}

const SELECT = `SELECT k.id, k.coach_id AS "coachId", c.user_id AS "coachUserId", k.client_id AS "clientId",
    c.name AS "coachName", NOT (${notBlockedSql('c.user_id', '$1')}) AS "coachHidden",
    ${shownNameSql('p', '$1')} AS "clientName", NOT (${notBlockedSql('k.client_id', '$1')}) AS "clientHidden",
    k.sessions_total AS "sessionsTotal", k.sessions_used AS "sessionsUsed", k.price, k.currency,
    k.status::text AS status, k.valid_days AS "validDays", k.expires_at AS "expiresAt", k.created_at AS "createdAt"
  FROM coach_packages k JOIN coach_applications c ON c.id = k.coach_id LEFT JOIN users p ON p.id = k.client_id`;

export async function findPackage(
  userId: number,
  id: number,
  tx: Tx = db,
): Promise<PackageRow | null> {
  const rows = await tx.$queryRawUnsafe<PackageRow[]>(
    `${SELECT} WHERE k.id = $2 AND (k.client_id = $1 OR c.user_id = $1)`,
    userId,
    id,
  );
  return rows[0] ?? null;
}

export function findPackages(
  userId: number,
  side: BookingSide,
  limit: number,
): Promise<PackageRow[]> {
  const column = side === 'coach' ? 'c.user_id' : 'k.client_id';
  return db.$queryRawUnsafe<PackageRow[]>(
    `${SELECT} WHERE ${column} = $1 ORDER BY k.id DESC LIMIT $2`,
    userId,
    limit,
  );
}

export function insertPackage(
  data: {
    coachId: number;
    clientId: number;
    sessionsTotal: number;
    price: number;
    currency: string;
    validDays: number | null;
  },
  tx: Tx,
): Promise<{ id: number }> {
  return tx.coachPackage.create({ data, select: { id: true } });
}

export function countOpenPackages(clientId: number, coachId: number, tx: Tx): Promise<number> {
  return tx.coachPackage.count({
    where: {
      clientId,
      coachId,
      status: { in: ['requested', 'active'] },
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
  });
}

/** When the client last withdrew a request for a package of this coach, if after `since`. */
export async function findCancelledAt(
  { clientId, coachId, since }: { clientId: number; coachId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await tx.coachPackage.findFirst({
    where: { clientId, coachId, status: 'cancelled', updatedAt: { gt: since } },
    orderBy: { updatedAt: 'desc' },
    select: { updatedAt: true },
  });
  return row?.updatedAt ?? null;
}

/** @returns false when it is not `requested` (any more) */
export async function updateRequestedPackage(
  id: number,
  change: { status: 'active' | 'declined' | 'cancelled'; expiresAt: Date | null },
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.coachPackage.updateMany({
    where: { id, status: 'requested' },
    data: change,
  });
  return count > 0;
}

/** Uses one session; the last one makes the package `used`. @returns false when none is left or it expires before */
export async function takeSession(id: number, startsAt: Date, tx: Tx): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE coach_packages SET sessions_used = sessions_used + 1, updated_at = now(),
      status = CASE WHEN sessions_used + 1 = sessions_total THEN 'used'::package_status ELSE status END
    WHERE id = ${id} AND status = 'active' AND sessions_used < sessions_total
      AND (expires_at IS NULL OR expires_at > ${startsAt})`;
  return count > 0;
}

/** Returns the session of a cancelled booking to its package. */
export async function giveSessionBack(id: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE coach_packages SET sessions_used = sessions_used - 1, status = 'active', updated_at = now()
    WHERE id = ${id} AND sessions_used > 0 AND status IN ('active', 'used')`;
}
