import { replyToClient } from '@/lib/coaching/service/review-coach';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { replySchema, reviewParamsSchema } from '@/lib/platform/validation/review';

export const PUT = route({
  summary: 'Sets the coach’s reply to a review; an empty one removes it',
  auth: 'organiser',
  rateLimit: 'write',
  params: reviewParamsSchema,
  body: replySchema,
  handle: async ({ actor, params, body }) => {
    await replyToClient(actor, { coachId: params.id, reviewId: params.reviewId }, body);
    return noContent();
  },
});
