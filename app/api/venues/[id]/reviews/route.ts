import { route } from '@/lib/platform/http/handler';
import { batch, created } from '@/lib/platform/http/responses';
import { listReviewsSchema, reviewSchema } from '@/lib/platform/validation/review';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';
import { venueReviewListSchema, venueReviewSchema } from '@/lib/venues/schema/suggest-change';
import { listReviews, reviewVenue } from '@/lib/venues/service/review-venue';

export const GET = route({
  summary: 'Reviews of a venue, newest first',
  auth: 'optional',
  rateLimit: 'read',
  params: venueParamsSchema,
  query: listReviewsSchema,
  response: venueReviewListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listReviews(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary: 'Creates the caller’s review of a venue; not of their own venue',
  auth: 'write',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: reviewSchema,
  response: venueReviewSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await reviewVenue(actor, params.id, body)),
});
