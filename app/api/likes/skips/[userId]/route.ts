import { likedPersonParamsSchema } from '@/lib/likes/schema';
import { undoSkip } from '@/lib/likes/service';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Undoes a skip',
  auth: 'write',
  rateLimit: 'swipe',
  params: likedPersonParamsSchema,
  handle: async ({ actor, params }) => {
    await undoSkip(actor, params.userId);
    return noContent();
  },
});
