import { route } from '@/lib/platform/http/handler';
import { replySchema, reviewParamsSchema } from '@/lib/platform/validation/review';
import { venueReviewSchema } from '@/lib/venues/schema/suggest-change';
import { replyToReview } from '@/lib/venues/service/review-venue';

export const PUT = route({
  summary: 'Sets the owner’s reply to a review; an empty one removes it',
  auth: 'organiser',
  rateLimit: 'write',
  params: reviewParamsSchema,
  body: replySchema,
  response: venueReviewSchema,
  handle: ({ actor, params: { id, reviewId }, body }) =>
    replyToReview(actor, { venueId: id, reviewId }, body),
});
