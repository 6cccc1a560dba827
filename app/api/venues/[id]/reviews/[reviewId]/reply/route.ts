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
  handle: ({ actor, params: { id, reviewId }, body }) =>
    replyToReview(actor, { venueId: id, reviewId }, body),
});
