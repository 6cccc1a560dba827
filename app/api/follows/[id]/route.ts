import { followParamsSchema } from '@/lib/follows/schema';
import { unfollow } from '@/lib/follows/service/follow';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Stops following',
  auth: 'write',
  rateLimit: 'write',
  params: followParamsSchema,
  handle: async ({ actor, params }) => {
    await unfollow(actor, params.id);
    return noContent();
  },
});
