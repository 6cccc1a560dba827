import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import {
  reviewParamsSchema,
  reviewVenueSchema,
  venueReviewSchema,
} from '@/lib/venues/schema/review-venue';
import { editReview, removeReview } from '@/lib/venues/service/review-venue';

export const PUT = route({
  summary: 'Changes one’s own review',
  auth: 'required',
  rateLimit: 'write',
  params: reviewParamsSchema,
  body: reviewVenueSchema,
  response: venueReviewSchema,
  handle: async ({ actor, params: { id, reviewId }, body }) => {
    const review = await editReview(actor, { venueId: id, reviewId }, body);
    expireTags(cacheTags.venue(review.venueId));
    return review;
  },
});

export const DELETE = route({
  summary: 'Deletes one’s own review',
  auth: 'required',
  rateLimit: 'write',
  params: reviewParamsSchema,
  handle: async ({ actor, params: { id, reviewId } }) => {
    await removeReview(actor, { venueId: id, reviewId });
    expireTags(cacheTags.venue(id));
    return noContent();
  },
});
