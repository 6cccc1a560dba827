import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { sessionParamsSchema } from '@/lib/users/schema/account';
import { endSession } from '@/lib/users/service/manage-sessions';

export const DELETE = route({
  summary: 'Signs out one of the caller’s browsers',
  auth: 'required',
  rateLimit: 'write',
  params: sessionParamsSchema,
  handle: async ({ actor, params }) => {
    await endSession(actor, params.id, params.sessionId);
    return noContent();
  },
});
