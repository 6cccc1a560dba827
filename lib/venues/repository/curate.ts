import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { fullNameSql } from '@/lib/moderation/visibility';
import type { AdminVenueDto, CurateAction } from '@/lib/venues/schema/curate-venue';

export interface CuratedRow extends AdminVenueDto {
  ownerId: number | null;
  addedById: number | null;
}

const SELECT = `SELECT v.id, v.name, v.address, v.area, v.city, v.owner_id AS "ownerId", v.added_by_id AS "addedById",
    CASE WHEN a.id IS NOT NULL THEN ${fullNameSql('a')} END AS "addedBy",
    CASE WHEN o.id IS NOT NULL THEN ${fullNameSql('o')} END AS owner,
    v.rating, v.review_count AS "reviewCount", v.verified_at IS NOT NULL AS "isVerified",
    v.closed_at IS NOT NULL AS "isClosed", v.hidden_at IS NOT NULL AS "isHidden",
    (SELECT count(*)::int FROM venue_suggestions s WHERE s.venue_id = v.id AND s.status = 'pending') AS "openSuggestions",
    (SELECT count(*)::int FROM reports r
      WHERE r.target_type = 'venue' AND r.target_id = v.id AND r.status = 'open') AS "openReports"
  FROM venues v LEFT JOIN users a ON a.id = v.added_by_id LEFT JOIN users o ON o.id = v.owner_id
  WHERE v.merged_into_id IS NULL`;

/** By words or by id, newest first; hidden ones included. */
export async function findVenuesToCurate(
  search: string,
  page: { beforeId: number | undefined; limit: number },
): Promise<CuratedRow[]> {
  const { rows } = await pool.query<CuratedRow>(
    `${SELECT} AND ($1 = '' OR v.id::text = $1 OR ${containsSql('v.search', '$1')})
       AND ($2::int IS NULL OR v.id < $2)
     ORDER BY v.id DESC LIMIT $3`,
    [search, page.beforeId ?? null, page.limit],
  );
  return rows;
}

export async function findVenueToCurate(id: number): Promise<CuratedRow | null> {
  const { rows } = await pool.query<CuratedRow>(`${SELECT} AND v.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Column, new value and required old value: of two simultaneous admins the second changes nothing. */
const MOVES: Record<CurateAction, string> = {
  verify: 'verified_at = now() WHERE verified_at IS NULL',
  unverify: 'verified_at = NULL WHERE verified_at IS NOT NULL',
  close: 'closed_at = now() WHERE closed_at IS NULL',
  reopen: 'closed_at = NULL WHERE closed_at IS NOT NULL',
  hide: 'hidden_at = now() WHERE hidden_at IS NULL',
  show: 'hidden_at = NULL WHERE hidden_at IS NOT NULL',
};

/** @returns false when it was in that state already, or the venue was merged meanwhile */
export async function moveVenue(id: number, action: CurateAction, tx: Tx): Promise<boolean> {
  const statement = `UPDATE venues SET updated_at = now(), ${MOVES[action]} AND id = $1 AND merged_into_id IS NULL`;
  return (await tx.$executeRawUnsafe(statement, id)) > 0;
}
