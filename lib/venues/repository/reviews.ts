import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { authorNameSql, notBlockedSql, stayingSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface ReviewRow {
  id: number;
  venueId: number;
  /** Null for a deleted account. */
  userId: number | null;
  /** The account is neither banned nor being deleted; otherwise others do not see the author. */
  userStays: boolean;
  rating: number;
  comment: string | null;
  ownerReply: string | null;
  ownerReplyAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  userName: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

const SELECT = `SELECT r.id, r.venue_id AS "venueId", r.user_id AS "userId", ${stayingSql('u')} AS "userStays", r.rating, r.comment,
    r.owner_reply AS "ownerReply", r.owner_reply_at AS "ownerReplyAt", r.created_at AS "createdAt",
    r.updated_at AS "updatedAt", ${authorNameSql('u', '$1')} AS "userName",
    CASE WHEN ${stayingSql('u')} THEN u.profile_image_key END AS "profileImageKey", u.profile_image_provider AS "profileImageProvider"
  FROM venue_reviews r LEFT JOIN users u ON u.id = r.user_id`;

/** Visible reviews of a venue, newest first; none across a block. */
export async function findReviews(
  viewerId: number | null,
  page: { venueId: number; after: { at: string; id: number } | undefined; limit: number },
): Promise<ReviewRow[]> {
  const { venueId, after, limit } = page;
  const { rows } = await pool.query<ReviewRow>(
    `${SELECT}
     WHERE r.venue_id = $2 AND r.hidden_at IS NULL AND ${notBlockedSql('r.user_id', '$1')}
       AND ($3::timestamptz IS NULL OR (r.created_at, r.id) < ($3, $4::int))
     ORDER BY r.created_at DESC, r.id DESC LIMIT $5`,
    [viewerId, venueId, after?.at ?? null, after?.id ?? 0, limit],
  );
  return rows;
}

/** One review, if it belongs to the venue, as `viewerId` sees it. */
export async function findReview(
  viewerId: number,
  { venueId, id }: { venueId: number; id: number },
): Promise<ReviewRow | null> {
  const { rows } = await pool.query<ReviewRow>(
    `${SELECT} WHERE r.venue_id = $2 AND r.id = $3 AND r.hidden_at IS NULL AND ${notBlockedSql('r.user_id', '$1')}`,
    [viewerId, venueId, id],
  );
  return rows[0] ?? null;
}

/** @throws a violation of venue_reviews_venue_id_user_id_key for a person's second review */
export async function insertReview(
  review: { venueId: number; userId: number; rating: number; comment: string | null },
  tx: Tx = db,
): Promise<number> {
  const { id } = await tx.venueReview.create({ data: review, select: { id: true } });
  return id;
}

/** @returns whether the person has that review. */
export async function updateReview(
  review: { id: number; userId: number; rating: number; comment: string | null },
  tx: Tx = db,
): Promise<boolean> {
  const { id, userId, rating, comment } = review;
  const { count } = await tx.venueReview.updateMany({
    where: { id, userId, hiddenAt: null },
    data: { rating, comment },
  });
  return count === 1;
}

/** @returns whether the person had that review. */
export async function deleteReview(
  { id, venueId, userId }: { id: number; venueId: number; userId: number },
  tx: Tx = db,
): Promise<boolean> {
  const { count } = await tx.venueReview.deleteMany({ where: { id, venueId, userId } });
  return count === 1;
}

export async function updateReply(
  { id, venueId, reply }: { id: number; venueId: number; reply: string | null },
  tx: Tx = db,
): Promise<void> {
  await tx.venueReview.updateMany({
    where: { id, venueId },
    data: { ownerReply: reply, ownerReplyAt: reply === null ? null : new Date() },
  });
}
