import { coachReviewParamsSchema, replyToClientSchema } from '@/lib/coaching/schema/coach';
import { replyToClient } from '@/lib/coaching/service/review-coach';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PUT = route({
  summary: 'Sets the coach’s reply to a review; an empty one removes it',
  auth: 'required',
  rateLimit: 'write',
  params: coachReviewParamsSchema,
  body: replyToClientSchema,
  handle: async ({ actor, params, body }) => {
    await replyToClient(actor, { coachId: params.id, reviewId: params.reviewId }, body);
    return noContent();
  },
});
