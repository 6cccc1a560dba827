import { db, type Tx } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';
import type { ReportReason, ReportTarget } from '@/lib/moderation/constants';
import { fullNameSql } from '@/lib/moderation/visibility';

export interface ReportedThing {
  /** The person responsible for it; null for a deleted account or a thing without one. */
  subjectId: number | null;
  /** The thing as it is now: the report must survive an edit. */
  snapshot: Prisma.InputJsonObject;
}

/** SQL: the reporter ($2) is in the group `group`. */
const isMember = (group: string) =>
  `EXISTS (SELECT FROM group_members m WHERE m.group_id = ${group} AND m.user_id = $2)`;

/** A message as it was when reported. */
export type ReportedLine = { id: number; sender: string; content: string; createdAt: string };

/**
 * By kind: the thing with id $1 if the reporter $2 may know about it. Blocks do not matter here: what somebody did before or
 * after a block is exactly what people report.
 */
const FIND: Record<ReportTarget, string> = {
  person: `SELECT u.id AS "subjectId", json_build_object('name', ${fullNameSql('u')}, 'username', u.username,
      'bio', u.bio, 'location', u.public_location, 'profileImageKey', u.profile_image_key) AS snapshot
    FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL AND $2::int IS NOT NULL`,
  group: `SELECT g.creator_id AS "subjectId", json_build_object('name', g.name, 'description', g.description) AS snapshot
    FROM groups g WHERE g.id = $1 AND g.hidden_at IS NULL AND (g.visibility = 'public' OR ${isMember('g.id')})`,
  game: `SELECT ga.creator_id AS "subjectId", json_build_object('title', ga.title, 'description', ga.description,
      'location', ga.location, 'startsAt', ga.starts_at) AS snapshot
    FROM games ga JOIN groups g ON g.id = ga.group_id
    WHERE ga.id = $1 AND ga.hidden_at IS NULL AND g.hidden_at IS NULL
      AND (ga.is_public AND g.visibility = 'public' OR ${isMember('g.id')})`,
  venue: `SELECT v.added_by_id AS "subjectId", json_build_object('name', v.name, 'address', v.address,
      'description', v.description, 'website', v.website, 'phone', v.phone) AS snapshot
    FROM venues v WHERE v.id = $1 AND v.listed AND $2::int IS NOT NULL`,
  review: `SELECT r.user_id AS "subjectId", json_build_object('venueId', r.venue_id, 'rating', r.rating,
      'comment', r.comment) AS snapshot
    FROM venue_reviews r JOIN venues v ON v.id = r.venue_id AND v.listed
    WHERE r.id = $1 AND r.hidden_at IS NULL AND $2::int IS NOT NULL`,
  message: `SELECT m.sender_id AS "subjectId", json_build_object('conversationId', m.conversation_id,
      'content', m.content, 'imageKey', m.image_key, 'createdAt', m.created_at) AS snapshot
    FROM messages m JOIN conversation_members c ON c.conversation_id = m.conversation_id AND c.user_id = $2
    WHERE m.id = $1 AND m.deleted_at IS NULL AND m.hidden_at IS NULL`,
  coach: `SELECT c.user_id AS "subjectId", json_build_object('name', c.name, 'experience', c.experience, 'bio', c.bio,
      'certifications', list_text(c.certifications), 'specialties', list_text(c.specialties)) AS snapshot
    FROM coach_applications c
    WHERE c.id = $1 AND c.status = 'approved' AND c.hidden_at IS NULL AND $2::int IS NOT NULL`,
  coach_review: `SELECT r.user_id AS "subjectId", json_build_object('coachId', r.coach_id, 'rating', r.rating,
      'comment', r.comment, 'reply', r.reply) AS snapshot
    FROM coach_reviews r JOIN coach_applications c ON c.id = r.coach_id AND c.hidden_at IS NULL
    WHERE r.id = $1 AND r.hidden_at IS NULL AND $2::int IS NOT NULL`,
};

/** All ids except those of messages are 32-bit; a larger one matches nothing. */
const INT32_MAX = 2_147_483_647;

export async function findReportedThing(
  reporterId: number,
  targetType: ReportTarget,
  targetId: number,
): Promise<ReportedThing | null> {
  if (targetType !== 'message' && targetId > INT32_MAX) return null;
  const { rows } = await pool.query<ReportedThing>(FIND[targetType], [targetId, reporterId]);
  return rows[0] ?? null;
}

/** Messages of a chat that are stored with a report. */
const LINES_MAX = 12;

/**
 * The last messages of two people in a conversation that both are in, oldest first; none if one of them is not in it.
 */
export async function findLastLines(
  conversationId: number,
  [reporterId, personId]: [number, number],
): Promise<ReportedLine[]> {
  const { rows } = await pool.query<ReportedLine>(
    `SELECT * FROM (
       SELECT m.id::float8 AS id, ${fullNameSql('u')} AS sender, m.content,
         to_json(m.created_at)#>>'{}' AS "createdAt"
       FROM messages m JOIN users u ON u.id = m.sender_id
       WHERE m.conversation_id = $1 AND m.type <> 'system' AND m.deleted_at IS NULL AND m.sender_id IN ($2, $3)
         AND (SELECT count(*) FROM conversation_members c
           WHERE c.conversation_id = $1 AND c.user_id IN ($2, $3)) = 2
       ORDER BY m.seq DESC LIMIT ${LINES_MAX}) last
     ORDER BY id`,
    [conversationId, reporterId, personId],
  );
  return rows;
}

export interface NewReport extends ReportedThing {
  reporterId: number;
  targetType: ReportTarget;
  targetId: number;
  reason: ReportReason;
  note: string | null;
}

/** @throws a violation of reports_open_key for a second open report of the same thing */
export function insertReport(
  { targetId, ...report }: NewReport,
  tx: Tx = db,
): Promise<{ id: number; createdAt: Date }> {
  return tx.report.create({
    data: { ...report, targetId: BigInt(targetId) },
    select: { id: true, createdAt: true },
  });
}
