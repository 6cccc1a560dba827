import {
  activeAccount,
  authorName,
  notBlocked,
  seen,
  shownName,
} from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** Newest first; none across a block. `userId` is null for a deleted account. */
export function findCoachReviews(
  viewerId: number | null,
  { coachId, afterId, limit }: { coachId: number; afterId: number | undefined; limit: number },
) {
  return on()
    .selectFrom('coachReviews as r')
    .leftJoin('users as p', 'p.id', 'r.userId')
    .where('r.hiddenAt', 'is', null)
    .where((eb) => notBlocked(eb.ref('r.userId'), viewerId))
    .where('r.coachId', '=', coachId)
    .$if(afterId !== undefined, (query) => query.where('r.id', '<', afterId ?? 0))
    .orderBy('r.id', 'desc')
    .limit(limit)
    .select((eb) => [
      'r.id',
      'r.userId',
      'r.rating',
      'r.comment',
      'r.reply',
      'r.createdAt',
      authorName('p', viewerId).as('userName'),
      eb
        .case()
        .when(activeAccount('p'))
        .then(seen(eb.ref('p.profileImageKey'), 'p', viewerId))
        .end()
        .as('profileImageKey'),
      'p.profileImageProvider',
    ])
    .execute();
}

export type CoachReviewRow = Awaited<ReturnType<typeof findCoachReviews>>[number];

/**
 * Creates or updates the only review of a client who has had a completed session.
 * @returns with the client's name as the coach may see it; null without such a session
 */
export async function upsertCoachReview(
  {
    coachId,
    coachUserId,
    userId,
    rating,
    comment,
  }: {
    coachId: number;
    coachUserId: number;
    userId: number;
    rating: number;
    comment: string | null;
  },
  tx: Tx,
): Promise<{ id: number; clientName: string } | null> {
  const row = await on(tx)
    .insertInto('coachReviews')
    .columns(['coachId', 'userId', 'rating', 'comment'])
    .expression(
      on()
        .selectNoFrom((eb) => [
          eb.val(coachId).as('coachId'),
          eb.val(userId).as('userId'),
          eb.val(rating).as('rating'),
          eb.val(comment).as('comment'),
        ])
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('bookingRequests as b')
              .where('b.coachId', '=', coachId)
              .where('b.clientId', '=', userId)
              .where('b.status', '=', 'completed')
              .select('b.id'),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['coachId', 'userId']).doUpdateSet({ rating, comment, updatedAt: now }),
    )
    .returning((eb) => [
      'coachReviews.id',
      eb
        .selectFrom('users as u')
        .whereRef('u.id', '=', 'coachReviews.userId')
        .select(shownName('u', coachUserId).as('name'))
        .$asScalar()
        .$notNull()
        .as('clientName'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Excludes hidden reviews. */
export function findReviewOf(coachId: number, id: number, tx: Tx) {
  return on(tx)
    .selectFrom('coachReviews')
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('hiddenAt', 'is', null)
    .select(['userId', 'reply'])
    .executeTakeFirst();
}

export async function updateReply(id: number, reply: string | null, tx: Tx): Promise<void> {
  const replyAt = reply === null ? null : now;
  await on(tx)
    .updateTable('coachReviews')
    .set({ reply, replyAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function updateHiddenReview(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachReviews')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .execute();
}
