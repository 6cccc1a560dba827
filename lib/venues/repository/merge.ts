import type { Tx } from '@/lib/db/client';

export interface MergeCandidate {
  id: number;
  name: string;
  listed: boolean;
  ownerId: number | null;
  addedById: number | null;
}

/** Locks both rows in the order of their ids, so that two simultaneous merges cannot deadlock. */
export async function lockPair(one: number, other: number, tx: Tx): Promise<MergeCandidate[]> {
  return tx.$queryRaw<MergeCandidate[]>`
    SELECT id, name, listed, owner_id AS "ownerId", added_by_id AS "addedById" FROM venues
    WHERE id IN (${one}, ${other}) ORDER BY id FOR UPDATE`;
}

export interface Pair {
  /** The venue that stays. */
  keptId: number;
  /** The venue that becomes a redirect to the other one. */
  goneId: number;
}

/** Fills an operator, adder and facts that the kept venue lacks from the other. */
export async function fillGaps({ keptId, goneId }: Pair, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE venues k SET owner_id = coalesce(k.owner_id, g.owner_id),
      verified_at = coalesce(k.verified_at, CASE WHEN k.owner_id IS NULL THEN g.verified_at END),
      added_by_id = coalesce(k.added_by_id, g.added_by_id), local_name = coalesce(k.local_name, g.local_name),
      description = coalesce(k.description, g.description), phone = coalesce(k.phone, g.phone),
      website = coalesce(k.website, g.website), pricing = coalesce(k.pricing, g.pricing), opening_hours = coalesce(k.opening_hours, g.opening_hours),
      (latitude, longitude, point_is_approximate) = (SELECT p.latitude, p.longitude, p.point_is_approximate
        FROM (VALUES (k.latitude, k.longitude, k.point_is_approximate, 0), (g.latitude, g.longitude, g.point_is_approximate, 1))
          AS p (latitude, longitude, point_is_approximate, nth)
        -- Prefer an exact point to an approximate one, and either to none.
        ORDER BY p.latitude IS NULL, p.point_is_approximate, p.nth LIMIT 1),
      attribution = coalesce(k.attribution, g.attribution), updated_at = now()
    FROM venues g WHERE k.id = ${keptId} AND g.id = ${goneId}`;
}

/**
 * Moves the reviews. If a person reviewed both, the later one stays; reviews of one's own venue do not move. The triggers of
 * venue_reviews update both ratings.
 * @returns how many moved
 */
export async function moveReviews({ keptId, goneId }: Pair, tx: Tx): Promise<number> {
  await tx.$executeRaw`
    DELETE FROM venue_reviews r USING venue_reviews o
    WHERE r.user_id = o.user_id AND ((r.venue_id = ${keptId} AND o.venue_id = ${goneId})
        OR (r.venue_id = ${goneId} AND o.venue_id = ${keptId}))
      AND ((r.hidden_at IS NULL), r.updated_at, r.id) < ((o.hidden_at IS NULL), o.updated_at, o.id)`;
  await tx.$executeRaw`
    DELETE FROM venue_reviews r USING venues k
    WHERE r.venue_id IN (${keptId}, ${goneId}) AND k.id = ${keptId} AND r.user_id IN (k.owner_id, k.added_by_id)`;
  return tx.$executeRaw`UPDATE venue_reviews SET venue_id = ${keptId} WHERE venue_id = ${goneId}`;
}

/** Moves as many pictures as there is room for, after the existing ones; the others stay with the merged row. */
export async function moveImages({ keptId, goneId }: Pair, max: number, tx: Tx): Promise<number> {
  return tx.$executeRaw`
    UPDATE venue_images i SET venue_id = ${keptId}, position = moving.position
    FROM (
      SELECT g.id, there.last + row_number() OVER (ORDER BY g.position, g.id) AS position, there.count
        + row_number() OVER (ORDER BY g.position, g.id) AS nth
      FROM venue_images g,
        (SELECT count(*) AS count, coalesce(max(position), -1) AS last FROM venue_images WHERE venue_id = ${keptId}) there
      WHERE g.venue_id = ${goneId} AND g.hidden_at IS NULL
    ) moving
    WHERE i.id = moving.id AND moving.nth <= ${max}`;
}

/** Moves games (and so the groups that play there), coaches, classes, bookings and applications. @returns the games */
export async function moveUses({ keptId, goneId }: Pair, tx: Tx): Promise<{ id: number }[]> {
  const games = await tx.$queryRaw<{ id: number }[]>`
    UPDATE games SET venue_id = ${keptId} WHERE venue_id = ${goneId} RETURNING id`;
  await tx.$executeRaw`
    INSERT INTO coach_venues (coach_id, venue_id)
    SELECT coach_id, ${keptId}::int FROM coach_venues WHERE venue_id = ${goneId} ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`DELETE FROM coach_venues WHERE venue_id = ${goneId}`;
  await tx.$executeRaw`UPDATE coach_classes SET venue_id = ${keptId} WHERE venue_id = ${goneId}`;
  await tx.$executeRaw`UPDATE class_sessions SET venue_id = ${keptId} WHERE venue_id = ${goneId}`;
  await tx.$executeRaw`UPDATE booking_requests SET venue_id = ${keptId} WHERE venue_id = ${goneId}`;
  await tx.$executeRaw`UPDATE venue_applications SET venue_id = ${keptId} WHERE venue_id = ${goneId}`;
  return games;
}

/**
 * Approves the suggestions that the two are duplicates. Other suggestions about the merged venue move to the kept one, unless
 * the same person has made the same kind there.
 */
export async function moveSuggestions(
  { keptId, goneId }: Pair,
  reviewedBy: number,
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE venue_suggestions SET status = 'approved', reviewed_by = ${reviewedBy}, reviewed_at = now()
    WHERE status = 'pending' AND ((venue_id = ${goneId} AND duplicate_of_id = ${keptId})
      OR (venue_id = ${keptId} AND duplicate_of_id = ${goneId}))`;
  await tx.$executeRaw`
    UPDATE venue_suggestions SET duplicate_of_id = ${keptId}
    WHERE status = 'pending' AND duplicate_of_id = ${goneId}`;
  await tx.$executeRaw`
    UPDATE venue_suggestions s SET venue_id = ${keptId}
    WHERE s.status = 'pending' AND s.venue_id = ${goneId} AND NOT EXISTS (
      SELECT 1 FROM venue_suggestions o WHERE o.venue_id = ${keptId} AND o.user_id = s.user_id
        AND o.kind = s.kind AND o.status = 'pending')`;
}

/** Redirects the merged venue to the kept one, with everything that was merged into it before. */
export async function setMerged({ keptId, goneId }: Pair, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE venues SET merged_into_id = ${keptId}, updated_at = now()
    WHERE id = ${goneId} OR merged_into_id = ${goneId}`;
}
