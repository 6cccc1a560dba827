import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import {
  authorNameSql,
  notBlockedSql,
  shownNameSql,
  stayingSql,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface CoachReviewRow {
  id: number;
  /** Null for a deleted account. */
  userId: number | null;
  rating: number;
  comment: string | null;
  reply: string | null;
  createdAt: Date;
  userName: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

const SELECT = `SELECT r.id, r.user_id AS "userId", r.rating, r.comment, r.reply, r.created_at AS "createdAt",
    ${authorNameSql('p', '$1')} AS "userName", CASE WHEN ${stayingSql('p')} THEN p.profile_image_key END AS "profileImageKey",
    p.profile_image_provider::text AS "profileImageProvider"
  FROM coach_reviews r LEFT JOIN users p ON p.id = r.user_id
  WHERE r.hidden_at IS NULL AND ${notBlockedSql('r.user_id', '$1')}`;

/** Newest first; none across a block. */
export async function findCoachReviews(
  viewerId: number | null,
  { coachId, afterId, limit }: { coachId: number; afterId: number | undefined; limit: number },
): Promise<CoachReviewRow[]> {
  const { rows } = await pool.query<CoachReviewRow>(
    `${SELECT} AND r.coach_id = $2 AND ($3::int IS NULL OR r.id < $3) ORDER BY r.id DESC LIMIT $4`,
    [viewerId, coachId, afterId ?? null, limit],
  );
  return rows;
}

/**
 * Creates or updates the only review of a client who has had a completed session.
 * @returns with the client's name as the coach may see it; null without such a session
 */
export async function upsertCoachReview(review: {
  coachId: number;
  coachUserId: number;
  userId: number;
  rating: number;
  comment: string | null;
}): Promise<{ id: number; clientName: string } | null> {
  const { rows } = await pool.query<{ id: number; clientName: string }>(
    `INSERT INTO coach_reviews (coach_id, user_id, rating, comment)
     SELECT $1, $2, $3, $4 WHERE EXISTS (
       SELECT FROM booking_requests b WHERE b.coach_id = $1 AND b.client_id = $2 AND b.status = 'completed')
     ON CONFLICT (coach_id, user_id) DO UPDATE SET rating = EXCLUDED.rating, comment = EXCLUDED.comment, updated_at = now()
     RETURNING id, (SELECT ${shownNameSql('u', '$5')} FROM users u WHERE u.id = user_id) AS "clientName"`,
    [review.coachId, review.userId, review.rating, review.comment, review.coachUserId],
  );
  return rows[0] ?? null;
}

/** A review of this coach that is not hidden. */
export function findReviewOf(
  coachId: number,
  id: number,
  tx: Tx,
): Promise<{ userId: number | null; reply: string | null } | null> {
  return tx.coachReview.findFirst({
    where: { id, coachId, hiddenAt: null },
    select: { userId: true, reply: true },
  });
}

export async function updateReply(id: number, reply: string | null, tx: Tx): Promise<void> {
  const replyAt = reply === null ? null : new Date();
  await tx.coachReview.update({ where: { id }, data: { reply, replyAt }, select: { id: true } });
}
