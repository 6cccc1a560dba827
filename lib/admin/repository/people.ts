import type { AdminPersonDto } from '@/lib/admin/schema';
import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { fullNameSql } from '@/lib/moderation/visibility';

export interface PersonRow
  extends Omit<AdminPersonDto, 'createdAt' | 'bannedAt' | 'suspendedUntil'> {
  createdAt: Date;
  bannedAt: Date | null;
  suspendedUntil: Date | null;
}

const SELECT = `SELECT u.id, ${fullNameSql('u')} AS name, u.email, u.is_admin AS "isAdmin", u.created_at AS "createdAt",
    u.banned_at AS "bannedAt", CASE WHEN u.suspended_until > now() THEN u.suspended_until END AS "suspendedUntil",
    (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.expire > now()) AS sessions,
    (SELECT count(*)::int FROM reports r WHERE r.subject_id = u.id AND r.status = 'open') AS "openReports",
    (SELECT count(*)::int FROM warnings w WHERE w.user_id = u.id) AS warnings
  FROM users u WHERE u.deleted_at IS NULL`;

/** By name, e-mail or id, newest first. */
export async function findPeople(
  search: string,
  page: { beforeId: number | undefined; limit: number },
): Promise<PersonRow[]> {
  const { rows } = await pool.query<PersonRow>(
    `${SELECT} AND ($1 = '' OR ${containsSql('u.search', '$1')} OR strpos(lower(u.email), lower($1)) > 0
       OR u.id::text = $1) AND ($2::int IS NULL OR u.id < $2)
     ORDER BY u.id DESC LIMIT $3`,
    [search, page.beforeId ?? null, page.limit],
  );
  return rows;
}

export async function findPerson(id: number): Promise<PersonRow | null> {
  const { rows } = await pool.query<PersonRow>(`${SELECT} AND u.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function updateStanding(
  id: number,
  standing: { bannedAt?: Date | null; suspendedUntil?: Date | null; moderationNote: string | null },
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id }, data: standing, select: { id: true } });
}
