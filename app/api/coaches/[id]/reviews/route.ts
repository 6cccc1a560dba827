import { coachParamsSchema, coachReviewListSchema } from '@/lib/coaching/schema/coach';
import { listCoachReviews } from '@/lib/coaching/service/read-coach';
import { reviewCoach } from '@/lib/coaching/service/review-coach';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { listReviewsSchema, reviewSchema } from '@/lib/platform/validation/review';

export const GET = route({
  summary: 'Client reviews of a coach, newest first',
  auth: 'optional',
  rateLimit: 'read',
  params: coachParamsSchema,
  query: listReviewsSchema,
  response: coachReviewListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listCoachReviews(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const PUT = route({
  summary: 'Creates or replaces a client’s review of a coach, after a completed session',
  auth: 'write',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: reviewSchema,
  response: coachReviewListSchema,
  handle: async ({ actor, params, body }) => {
    await reviewCoach(actor, params.id, body);
    return (await listCoachReviews(actor, params.id, listReviewsSchema.parse({}))).items;
  },
});
