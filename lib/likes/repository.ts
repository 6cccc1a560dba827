import { db, type Tx } from '@/lib/db/client';
import { fullNameSql, notBlockedSql, presentSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

type LikeStatus = 'pending' | 'matched';

export interface LikerRow {
  name: string;
  timeZone: string;
  onboarded: boolean;
}

export interface PairRow {
  id: number;
  name: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  discoverable: boolean;
  blocked: boolean;
  /** The like from the actor to the other person, as it stands. */
  likeStatus: LikeStatus | null;
  likeIsSuper: boolean;
  likeSportId: number | null;
  likeSportName: string | null;
  /** The like the other way. */
  reverseStatus: LikeStatus | null;
  /** The first sport both are looking to play, in the order of the sport list. */
  sharedSportId: number | null;
  sharedSportName: string | null;
}

export async function findLiker(userId: number, tx: Tx = db): Promise<LikerRow | null> {
  const rows = await tx.$queryRawUnsafe<LikerRow[]>(
    `SELECT ${fullNameSql('u')} AS name, u.time_zone AS "timeZone", ${presentSql('u')} AS onboarded
     FROM users u WHERE u.id = $1`,
    userId,
  );
  return rows[0] ?? null;
}

const FIND_PAIR = `
  SELECT u.id, ${fullNameSql('u')} AS name,
         u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider",
         u.discoverable,
         NOT (${notBlockedSql('u.id', '$1')}) AS blocked,
         mine.status::text AS "likeStatus", coalesce(mine.is_super, false) AS "likeIsSuper",
         mine.sport_id AS "likeSportId", liked_sport.name AS "likeSportName",
         theirs.status::text AS "reverseStatus",
         shared.id AS "sharedSportId", shared.name AS "sharedSportName"
  FROM users u
  LEFT JOIN matches mine ON mine.user1_id = $1 AND mine.user2_id = u.id
  LEFT JOIN sports liked_sport ON liked_sport.id = mine.sport_id
  LEFT JOIN matches theirs ON theirs.user1_id = u.id AND theirs.user2_id = $1
  LEFT JOIN LATERAL (
    SELECT s.id, s.name
    FROM user_sports a
    JOIN user_sports b ON b.sport_id = a.sport_id AND b.user_id = u.id AND b.is_looking_to_play
    JOIN sports s ON s.id = a.sport_id
    WHERE a.user_id = $1 AND a.is_looking_to_play
    ORDER BY s.name <> 'Paddle', s.name
    LIMIT 1
  ) shared ON true
  WHERE u.id = $2`;

/** Everything a like or a skip depends on, in one statement. Call it after `lockPair` when something will be written. */
export async function findPair(
  actorId: number,
  otherId: number,
  tx: Tx = db,
): Promise<PairRow | null> {
  const rows = await tx.$queryRawUnsafe<PairRow[]>(FIND_PAIR, actorId, otherId);
  return rows[0] ?? null;
}

export interface NewLike {
  likerId: number;
  likedId: number;
  sportId: number | null;
  /** The liker's day of a super like; null for a plain one. */
  superOn: string | null;
}

/** Adds the like, or makes a super like of a plain one. */
export async function upsertLike(like: NewLike, tx: Tx): Promise<void> {
  const superOn = like.superOn ? new Date(`${like.superOn}T00:00:00Z`) : null;
  const upgrade = superOn ? { isSuper: true, superOn } : {};
  await tx.match.upsert({
    where: { likerId_likedId: { likerId: like.likerId, likedId: like.likedId } },
    create: {
      likerId: like.likerId,
      likedId: like.likedId,
      sportId: like.sportId,
      isSuper: superOn !== null,
      superOn,
    },
    update: upgrade,
  });
}

/** Turns the two likes of a pair into a match. */
export async function updateToMatched(a: number, b: number, at: Date, tx: Tx): Promise<void> {
  await tx.match.updateMany({
    where: {
      OR: [
        { likerId: a, likedId: b },
        { likerId: b, likedId: a },
      ],
      status: 'pending',
    },
    data: { status: 'matched', matchedAt: at },
  });
}

/** @returns how many rows went: 0 or 1. A match never goes. */
export async function deletePendingLike(likerId: number, likedId: number, tx: Tx): Promise<number> {
  const { count } = await tx.match.deleteMany({ where: { likerId, likedId, status: 'pending' } });
  return count;
}

/**
 * Spends the day's super like. The database decides: of two at once the second finds the day already there.
 * @returns false when it was spent before.
 */
export async function spendSuperLike(userId: number, day: string, tx: Tx): Promise<boolean> {
  const count = await tx.$executeRaw`
    INSERT INTO super_likes (user_id, last_on) VALUES (${userId}, ${day}::date)
    ON CONFLICT (user_id) DO UPDATE SET last_on = excluded.last_on WHERE super_likes.last_on < excluded.last_on`;
  return count === 1;
}

/** Remembers a skip; a repeated one starts its 30 days again. */
export async function upsertSkip(
  userId: number,
  skippedId: number,
  at: Date,
  tx: Tx,
): Promise<void> {
  await tx.skip.upsert({
    where: { userId_skippedId: { userId, skippedId } },
    create: { userId, skippedId, createdAt: at },
    update: { createdAt: at },
  });
}

export async function deleteSkip(userId: number, skippedId: number, tx: Tx = db): Promise<void> {
  await tx.skip.deleteMany({ where: { userId, skippedId } });
}
