import type { AuditFilter } from '@/lib/admin/schema';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { fullNameSql } from '@/lib/moderation/visibility';

export interface AuditRow {
  id: number;
  actor: string | null;
  action: string;
  targetType: string;
  targetId: string;
  targetName: string | null;
  note: string | null;
  data: Record<string, unknown>;
  createdAt: Date;
}

/** The current name of an entry's target: for a review what it is about, for a message its author. */
const TARGET_NAME = `CASE
    WHEN a.target_type IN ('person', 'user') THEN (SELECT ${fullNameSql('t')} FROM users t WHERE t.id = k.id)
    WHEN a.target_type = 'group' THEN (SELECT t.name FROM groups t WHERE t.id = k.id)
    WHEN a.target_type = 'game' THEN (SELECT t.title FROM games t WHERE t.id = k.id)
    WHEN a.target_type = 'venue' THEN (SELECT t.name FROM venues t WHERE t.id = k.id)
    WHEN a.target_type = 'venue_application' THEN (SELECT t.name FROM venue_applications t WHERE t.id = k.id)
    WHEN a.target_type IN ('coach', 'coach_application')
      THEN (SELECT t.name FROM coach_applications t WHERE t.id = k.id)
    WHEN a.target_type = 'review' THEN (SELECT 'of ' || v.name FROM venue_reviews t JOIN venues v ON v.id = t.venue_id
      WHERE t.id = k.id)
    WHEN a.target_type = 'coach_review' THEN (SELECT 'of ' || c.name FROM coach_reviews t
      JOIN coach_applications c ON c.id = t.coach_id WHERE t.id = k.id)
    WHEN a.target_type = 'message' THEN (SELECT 'by ' || ${fullNameSql('s')} FROM messages t
      JOIN users s ON s.id = t.sender_id WHERE t.id = k.id)
  END`;

/** Newest first. */
export async function findAudit(
  { person, action, from, before }: AuditFilter,
  page: { beforeId: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `SELECT a.id::float8 AS id, u.email AS actor, a.action, a.target_type AS "targetType",
       a.target_id AS "targetId", coalesce(${TARGET_NAME}, a.data->>'name') AS "targetName",
       a.data->>'note' AS note, a.data, a.created_at AS "createdAt"
     FROM audit_logs a
     CROSS JOIN LATERAL (SELECT CASE WHEN a.target_id ~ '^[0-9]{1,18}$' THEN a.target_id::bigint END AS id) k
     LEFT JOIN users u ON u.id = a.actor_id
     LEFT JOIN users o ON a.target_type IN ('person', 'user') AND o.id = k.id
     WHERE ($1::bigint IS NULL OR a.id < $1)
       AND ($3 = '' OR $3 IN (u.id::text, o.id::text) OR strpos(lower(u.email), lower($3)) > 0
         OR strpos(lower(o.email), lower($3)) > 0 OR ${containsSql('u.search', '$3')} OR ${containsSql('o.search', '$3')})
       AND ($4 = '' OR strpos(translate(a.action, '.-_', '   '), lower($4)) > 0)
       AND ($5::timestamptz IS NULL OR a.created_at >= $5) AND ($6::timestamptz IS NULL OR a.created_at < $6)
     ORDER BY a.id DESC LIMIT $2`,
    [page.beforeId ?? null, page.limit, person, action, from ?? null, before ?? null],
  );
  return rows;
}
