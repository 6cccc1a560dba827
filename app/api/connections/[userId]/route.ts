import { connectionParamsSchema } from '@/lib/connections/schema';
import { disconnect } from '@/lib/connections/service/decide-request';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Ends a connection',
  auth: 'write',
  rateLimit: 'write',
  params: connectionParamsSchema,
  handle: async ({ actor, params }) => {
    await disconnect(actor, params.userId);
    return noContent();
  },
});
