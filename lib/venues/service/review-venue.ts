import { z } from 'zod';
import { placeholderWords } from '@/lib/moderation/constants';
import { followChange, notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import type { ListReviewsInput, ReplyInput, ReviewInput } from '@/lib/platform/validation/review';
import { canReplyToReviews, canReviewVenue } from '@/lib/venues/policy';
import type { VenueRow } from '@/lib/venues/repository/find-venue';
import {
  deleteReview,
  findReview,
  findReviews,
  insertReview,
  type ReviewRow,
  updateReply,
  updateReview,
} from '@/lib/venues/repository/reviews';
import type { VenueReviewDto } from '@/lib/venues/schema/suggest-change';
import { texts } from '@/lib/venues/server-texts';
import { requireVenue } from '@/lib/venues/service/read-venue';

const LIST = 'venues/reviews';
const positionSchema = z.object({ at: z.iso.datetime(), id: z.number().int() });

/** Newest first. */
export async function listReviews(
  actor: Actor | null,
  id: number,
  input: ListReviewsInput,
): Promise<Page<VenueReviewDto>> {
  const venue = await requireVenue(actor, id);
  const rows = await findReviews(actor?.userId ?? null, {
    venueId: venue.id,
    after: openCursor(LIST, input.cursor, positionSchema),
    limit: input.limit + 1,
  });
  return toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ createdAt, id: reviewId }) => ({ at: createdAt.toISOString(), id: reviewId }),
    toDto: (row) => toReviewDto(actor, row),
  });
}

/**
 * Writes a person's only review of a venue.
 * @throws AppError not_found, forbidden (the person's own venue), conflict (written already: edit it)
 */
export async function reviewVenue(
  actor: Actor,
  id: number,
  { rating, comment = null }: ReviewInput,
): Promise<VenueReviewDto> {
  const venue = await requireVenue(actor, id);
  requireStranger(actor, venue);
  const { reviewId, pending } = await transaction(async (tx) => {
    const written = await insertReview(
      { venueId: venue.id, userId: actor.userId, rating, comment },
      tx,
    );
    expireTags(tx, ...tagsOfRating(venue));
    const notified = venue.ownerId ?? venue.addedById;
    if (notified === null) return { reviewId: written, pending: [] };
    const notification = await notify(tx, {
      userId: notified,
      actorId: actor.userId,
      type: 'venue_review',
      title: say(texts, 'reviewTitle'),
      message: say(texts, 'review', { venue: venue.name, rating }),
      data: { venueId: venue.id, reviewId: written },
      oncePerDay: `venue:${venue.id}`,
    });
    return { reviewId: written, pending: [notification] };
  }).catch((error: unknown) => {
    // They became the owner between the check above and the insert.
    if (violates(error, 'venue_reviews_not_of_ones_own')) throw ownVenue();
    if (!violates(error, 'venue_reviews_venue_id_user_id_key')) throw error;
    throw new AppError('conflict', say(texts, 'reviewedAlready'));
  });
  await publishNotifications(pending);
  return readReview(actor, venue.id, reviewId);
}

/** @throws AppError not_found (also for others' reviews) */
export async function editReview(
  actor: Actor,
  ids: { venueId: number; reviewId: number },
  { rating, comment = null }: ReviewInput,
): Promise<VenueReviewDto> {
  const venue = await requireVenue(actor, ids.venueId);
  const review = { id: ids.reviewId, userId: actor.userId, rating, comment };
  await readReview(actor, venue.id, ids.reviewId);
  await transaction(async (tx) => {
    if (!(await updateReview(review, tx))) throw notFound(say(texts, 'reviewNotFound'));
    await followChange(tx, { reviewId: review.id }, { rating });
    expireTags(tx, ...tagsOfRating(venue));
  });
  return readReview(actor, venue.id, ids.reviewId);
}

/** @throws AppError not_found (also for others' reviews) */
export async function removeReview(
  actor: Actor,
  ids: { venueId: number; reviewId: number },
): Promise<void> {
  const venue = await requireVenue(actor, ids.venueId);
  const review = { id: ids.reviewId, venueId: venue.id, userId: actor.userId };
  await transaction(async (tx) => {
    if (!(await deleteReview(review, tx))) throw notFound(say(texts, 'reviewNotFound'));
    expireTags(tx, ...tagsOfRating(venue));
  });
}

/**
 * The reply of the venue's representative to a review; an empty one removes it.
 * @throws AppError not_found, forbidden
 */
export async function replyToReview(
  actor: Actor,
  ids: { venueId: number; reviewId: number },
  { reply }: ReplyInput,
): Promise<VenueReviewDto> {
  const venue = await requireVenue(actor, ids.venueId);
  if (!canReplyToReviews(actor, venue)) {
    throw new AppError('forbidden', say(texts, 'replyNotAllowed'));
  }
  const review = await readRow(actor, venue.id, ids.reviewId);
  const pending = await transaction(async (tx) => {
    await updateReply({ id: review.id, venueId: venue.id, reply }, tx);
    expireTags(tx, cacheTags.venue(venue.id));
    if (reply === null || review.ownerReply !== null || review.userId === null) return [];
    return [
      await notify(tx, {
        userId: review.userId,
        actorId: actor.userId,
        type: 'venue_review_reply',
        title: say(texts, 'replyTitle'),
        message: say(texts, 'reply', { venue: venue.name }),
        data: { venueId: venue.id, reviewId: review.id },
        oncePerDay: `review:${review.id}`,
      }),
    ];
  });
  await publishNotifications(pending);
  return readReview(actor, venue.id, ids.reviewId);
}

/** Lists of venues show the rating and are sorted by it. A reply is only on the page of its venue. */
const tagsOfRating = ({ id }: VenueRow) => [cacheTags.venue(id), cacheTags.venues];

function requireStranger(actor: Actor, venue: VenueRow): void {
  if (!canReviewVenue(actor, venue)) throw ownVenue();
}

const ownVenue = () => new AppError('forbidden', say(texts, 'ownVenue'));

async function readRow(actor: Actor, venueId: number, id: number): Promise<ReviewRow> {
  const row = await findReview(actor.userId, { venueId, id });
  if (!row) throw notFound(say(texts, 'reviewNotFound'));
  return row;
}

async function readReview(actor: Actor, venueId: number, id: number): Promise<VenueReviewDto> {
  return toReviewDto(actor, await readRow(actor, venueId, id));
}

function toReviewDto(actor: Actor | null, row: ReviewRow): VenueReviewDto {
  return {
    id: row.id,
    venueId: row.venueId,
    userId: actor && row.userStays ? row.userId : null,
    rating: row.rating,
    hasCome: row.hasCome,
    comment: row.comment,
    ownerReply: row.ownerReply,
    ownerReplyAt: row.ownerReplyAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    user: {
      name: placeholderWords(row.userName),
      profileImageUrl: actor ? profileImageUrl(row) : null,
    },
    isMine: row.userId === actor?.userId,
  };
}
