import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { reviewParamsSchema, reviewSchema } from '@/lib/platform/validation/review';
import { venueReviewSchema } from '@/lib/venues/schema/suggest-change';
import { editReview, removeReview } from '@/lib/venues/service/review-venue';

export const PUT = route({
  summary: 'Changes the caller’s review',
  auth: 'write',
  rateLimit: 'write',
  params: reviewParamsSchema,
  body: reviewSchema,
  response: venueReviewSchema,
  handle: ({ actor, params: { id, reviewId }, body }) =>
    editReview(actor, { venueId: id, reviewId }, body),
});

export const DELETE = route({
  summary: 'Deletes the caller’s review',
  auth: 'write',
  rateLimit: 'write',
  params: reviewParamsSchema,
  handle: async ({ actor, params: { id, reviewId } }) => {
    await removeReview(actor, { venueId: id, reviewId });
    return noContent();
  },
});
