import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import {
  replyToReviewSchema,
  reviewParamsSchema,
  venueReviewSchema,
} from '@/lib/venues/schema/review-venue';
import { replyToReview } from '@/lib/venues/service/review-venue';

export const PUT = route({
  summary: 'Sets the owner’s reply to a review; an empty one removes it',
  auth: 'required',
  rateLimit: 'write',
  params: reviewParamsSchema,
  body: replyToReviewSchema,
  response: venueReviewSchema,
  handle: async ({ actor, params: { id, reviewId }, body }) => {
    const review = await replyToReview(actor, { venueId: id, reviewId }, body);
    expireTags(cacheTags.venue(review.venueId));
    return review;
  },
});
