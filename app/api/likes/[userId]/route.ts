import { likedPersonParamsSchema } from '@/lib/likes/schema';
import { undoLike } from '@/lib/likes/service';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Undoes a like that has not become a match',
  auth: 'write',
  rateLimit: 'swipe',
  params: likedPersonParamsSchema,
  handle: async ({ actor, params }) => {
    await undoLike(actor, params.userId);
    return noContent();
  },
});
