import { findReviewOf, updateReply, upsertCoachReview } from '@/lib/coaching/repository/reviews';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { texts } from '@/lib/coaching/server-texts';
import { readCoach, requireCoach } from '@/lib/coaching/service/read-coach';
import { followChange, notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import type { ReplyInput, ReviewInput } from '@/lib/platform/validation/review';

/**
 * Creates or updates the only review of a client; the coach is notified of the first version.
 * @throws AppError not_found, forbidden (no completed session)
 */
export async function reviewCoach(
  actor: Actor,
  coachId: number,
  { rating, comment = null }: ReviewInput,
): Promise<CoachDto> {
  const coach = await requireCoach(actor, coachId);
  const coachUserId = coach.userId;
  const review = { coachId, coachUserId, userId: actor.userId, rating, comment };
  const notified = await transaction(async (tx) => {
    const written = await upsertCoachReview(review, tx);
    if (!written) throw new AppError('forbidden', say(texts, 'reviewTooEarly'));
    expireTags(tx, cacheTags.coach(coachId));
    await followChange(tx, { coachReviewId: written.id }, { rating });
    return notify(tx, {
      userId: coachUserId,
      actorId: actor.userId,
      type: 'coach_review',
      title: say(texts, 'reviewedTitle'),
      message: say(texts, 'reviewed', { client: written.clientName, rating }),
      data: { coachId, coachReviewId: written.id },
      dedupeKey: `coach-review:${written.id}`,
    });
  });
  await publishNotifications([notified]);
  return readCoach(actor, coachId);
}

/**
 * The coach's only reply to a review; an empty one removes it. The client is notified of the first version.
 * @throws AppError not_found, forbidden (not the coach)
 */
export async function replyToClient(
  actor: Actor,
  { coachId, reviewId }: { coachId: number; reviewId: number },
  { reply }: ReplyInput,
): Promise<void> {
  const coach = await requireCoach(actor, coachId);
  if (coach.userId !== actor.userId) {
    throw new AppError('forbidden', say(texts, 'onlyCoachAnswers'));
  }
  const notified = await transaction(async (tx) => {
    const review = await findReviewOf(coachId, reviewId, tx);
    if (!review) throw notFound(say(texts, 'reviewNotFound'));
    await updateReply(reviewId, reply, tx);
    expireTags(tx, cacheTags.coach(coachId));
    if (reply === null || review.reply !== null || review.userId === null) return [];
    const notification = await notify(tx, {
      userId: review.userId,
      actorId: actor.userId,
      type: 'coach_review_reply',
      title: say(texts, 'answeredTitle'),
      message: say(texts, 'answered', { coach: coach.name }),
      data: { coachId, coachReviewId: reviewId },
      dedupeKey: `coach-review-reply:${reviewId}`,
      oncePerDay: `coach-review:${reviewId}`,
    });
    return [notification];
  });
  await publishNotifications(notified);
}
