import { type Kysely, sql } from 'kysely';
import {
  activeAccount,
  authorName,
  notBlocked,
  seen,
  separated,
} from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared, searching } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

/** None across a block. */
const reviews = (kx: Kysely<Tables>, viewerId: number | null, venueId: number) =>
  kx
    .selectFrom('venueReviews as r')
    .leftJoin('users as u', 'u.id', 'r.userId')
    .where('r.venueId', '=', venueId)
    .where('r.hiddenAt', 'is', null)
    .where((eb) => notBlocked(eb.ref('r.userId'), viewerId))
    .select((eb) => [
      'r.id',
      'r.venueId',
      // Null for a deleted account.
      'r.userId',
      // False for a banned, leaving or separated author, whom others do not see.
      sql<boolean>`(${activeAccount('u')} AND NOT ${separated('u', viewerId)})`.as('userStays'),
      // By a court that they had, or a game there in which they are marked.
      sql<boolean>`(EXISTS (SELECT FROM court_times ct JOIN courts c ON c.id = ct.court_id
          WHERE ct.user_id = r.user_id AND c.venue_id = r.venue_id
            AND (ct.status = 'came' OR ct.status = 'confirmed' AND ct.ends_at <= now()))
        OR EXISTS (SELECT FROM game_participants gp JOIN games ga ON ga.id = gp.game_id
          WHERE gp.user_id = r.user_id AND ga.venue_id = r.venue_id AND gp.attendance = 'attended'))`.as(
        'hasCome',
      ),
      'r.rating',
      'r.comment',
      'r.ownerReply',
      'r.ownerReplyAt',
      'r.createdAt',
      'r.updatedAt',
      authorName('u', viewerId).as('userName'),
      eb
        .case()
        .when(activeAccount('u'))
        .then(seen(eb.ref('u.profileImageKey'), 'u', viewerId))
        .end()
        .as('profileImageKey'),
      'u.profileImageProvider',
    ]);

interface BatchValues {
  viewerId: number | null;
  venueId: number;
  afterAt: string | null;
  afterId: number | null;
  limit: number;
}

const findBatch = searching((kx, { viewerId, venueId, afterAt, afterId, limit }: BatchValues) =>
  reviews(kx, viewerId, venueId)
    .$if(afterAt !== null, (query) =>
      query.where(
        (eb) => sql<boolean>`(${eb.ref('r.createdAt')}, ${eb.ref('r.id')})
          < (${afterAt}::timestamptz, ${afterId}::int)`,
      ),
    )
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit),
);

export type ReviewRow = Awaited<ReturnType<typeof findBatch>>[number];

/** Newest first. */
export function findReviews(
  viewerId: number | null,
  batch: { venueId: number; after: { at: string; id: number } | undefined; limit: number },
): Promise<ReviewRow[]> {
  const { venueId, after, limit } = batch;
  const [afterAt, afterId] = [after?.at ?? null, after?.id ?? null];
  return findBatch({ viewerId, venueId, afterAt, afterId, limit });
}

/** How many of the reviews that `viewerId` sees give each number of stars. */
export const countStars = prepared((kx, p: { viewerId: number | null; venueId: number }) =>
  kx
    .selectFrom('venueReviews as r')
    .where('r.venueId', '=', p.venueId)
    .where('r.hiddenAt', 'is', null)
    .where((eb) => notBlocked(eb.ref('r.userId'), p.viewerId))
    .groupBy('r.rating')
    .select((eb) => ['r.rating', eb.fn.countAll<number>().as('count')]),
);

/** As `viewerId` sees it, if it belongs to the venue. */
export async function findReview(
  viewerId: number,
  { venueId, id }: { venueId: number; id: number },
): Promise<ReviewRow | null> {
  const row = await reviews(on(), viewerId, venueId).where('r.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** @throws a violation of venue_reviews_venue_id_user_id_key for a person's second review */
export async function insertReview(
  review: { venueId: number; userId: number; rating: number; comment: string | null },
  tx?: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('venueReviews')
    .values(review)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the person has that review. */
export async function updateReview(
  review: { id: number; userId: number; rating: number; comment: string | null },
  tx?: Tx,
): Promise<boolean> {
  const { id, userId, rating, comment } = review;
  const { numUpdatedRows } = await on(tx)
    .updateTable('venueReviews')
    .set({ rating, comment, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the person had that review. */
export async function deleteReview(
  { id, venueId, userId }: { id: number; venueId: number; userId: number },
  tx?: Tx,
): Promise<boolean> {
  const { numDeletedRows } = await on(tx)
    .deleteFrom('venueReviews')
    .where((eb) => eb.and({ id, venueId, userId }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function updateReply(
  { id, venueId, reply }: { id: number; venueId: number; reply: string | null },
  tx?: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('venueReviews')
    .set({ ownerReply: reply, ownerReplyAt: reply === null ? null : now, updatedAt: now })
    .where((eb) => eb.and({ id, venueId }))
    .execute();
}

export async function updateHiddenReview(id: number, tx: Tx): Promise<number | null> {
  const row = await on(tx)
    .updateTable('venueReviews')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .returning('venueId')
    .executeTakeFirst();
  return row?.venueId ?? null;
}
