import type { AdminReportDto } from '@/lib/admin/schema';
import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { fullNameSql } from '@/lib/moderation/visibility';

export interface ReportRow extends Omit<AdminReportDto, 'createdAt' | 'around'> {
  createdAt: Date;
}

const SELECT = `SELECT r.id, r.target_type::text AS "targetType", r.target_id::float8 AS "targetId", r.reason, r.note,
    r.snapshot, r.status::text AS status, r.action, r.admin_notes AS "adminNotes", r.created_at AS "createdAt",
    CASE WHEN p.id IS NOT NULL THEN ${fullNameSql('p')} END AS reporter,
    CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', ${fullNameSql('s')}) END AS subject,
    (SELECT count(*)::int FROM reports o WHERE o.subject_id = r.subject_id AND o.status = 'open') AS "openAboutSubject"
  FROM reports r LEFT JOIN users p ON p.id = r.reporter_id LEFT JOIN users s ON s.id = r.subject_id`;

/** Open ones oldest first; decided ones newest first. */
export async function findReports(query: {
  status: string;
  search: string;
  afterId: number | undefined;
  limit: number;
}): Promise<ReportRow[]> {
  const [order, beyond] = query.status === 'open' ? ['ASC', '>'] : ['DESC', '<'];
  const { rows } = await pool.query<ReportRow>(
    `${SELECT} WHERE r.status = $1::report_status AND ($2::int IS NULL OR r.id ${beyond} $2)
       AND ($4 = '' OR r.id::text = $4 OR ${containsSql('s.search', '$4')} OR ${containsSql('p.search', '$4')}
         OR strpos(lower(concat_ws(' ', r.reason, r.note, r.admin_notes, r.snapshot)), lower($4)) > 0)
     ORDER BY r.id ${order} LIMIT $3`,
    [query.status, query.afterId ?? null, query.limit, query.search],
  );
  return rows;
}

export async function findReport(id: number): Promise<ReportRow | null> {
  const { rows } = await pool.query<ReportRow>(`${SELECT} WHERE r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** @returns false when somebody else decided it first */
export async function updateReport(
  id: number,
  data: {
    status: 'resolved' | 'dismissed';
    action: string;
    adminNotes: string | null;
    resolvedById: number;
  },
  tx: Tx,
): Promise<boolean> {
  const where = { id, status: 'open' } as const;
  return (
    (await tx.report.updateMany({ where, data: { ...data, resolvedAt: new Date() } })).count > 0
  );
}

/** Messages shown before and after a reported one. */
const LINES_AROUND = 3;

export interface LineRow {
  reportId: number;
  id: number;
  sender: string;
  content: string;
  createdAt: Date;
}

/** The messages around the reported messages of these reports, in order. */
export async function findLinesAround(reportIds: number[]): Promise<LineRow[]> {
  if (reportIds.length === 0) return [];
  const { rows } = await pool.query<LineRow>(
    `SELECT r.id AS "reportId", m.id::float8 AS id, m.content, m.created_at AS "createdAt",
       coalesce(${fullNameSql('u')}, 'Unknown') AS sender
     FROM reports r JOIN messages t ON t.id = r.target_id
     JOIN messages m ON m.conversation_id = t.conversation_id
       AND m.seq BETWEEN t.seq - ${LINES_AROUND} AND t.seq + ${LINES_AROUND}
     LEFT JOIN users u ON u.id = m.sender_id
     WHERE r.id = ANY ($1) AND r.target_type = 'message' AND m.deleted_at IS NULL
     ORDER BY r.id, m.seq`,
    [reportIds],
  );
  return rows;
}

/** What an admin can hide: it stays in the database and disappears from every list. */
const HIDE: Record<string, string> = {
  group: 'UPDATE groups SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  game: 'UPDATE games SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  venue: 'UPDATE venues SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  review: 'UPDATE venue_reviews SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  // Its text must disappear from the list of conversations too.
  message: `WITH hidden AS (
      UPDATE messages SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL RETURNING id, conversation_id)
    UPDATE conversations c SET last_preview = 'This message was deleted'
    FROM hidden WHERE c.id = hidden.conversation_id AND c.last_message_id = hidden.id`,
  image: 'UPDATE venue_images SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  coach_review: 'UPDATE coach_reviews SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
  coach: 'UPDATE coach_applications SET hidden_at = now() WHERE id = $1 AND hidden_at IS NULL',
};

export function canHide(targetType: string): boolean {
  return targetType in HIDE;
}

export async function hideThing(targetType: string, targetId: number, tx: Tx): Promise<void> {
  const statement = HIDE[targetType];
  if (statement) await tx.$executeRawUnsafe(statement, targetId);
}

export async function insertWarning(
  data: { userId: number; reportId: number; text: string },
  tx: Tx,
): Promise<void> {
  await tx.warning.create({ data, select: { id: true } });
}
