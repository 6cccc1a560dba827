import { route } from '@/lib/platform/http/handler';
import { sessionListSchema } from '@/lib/users/schema/account';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { listSessions } from '@/lib/users/service/manage-sessions';

export const GET = route({
  summary: 'The browsers in which the caller is signed in',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: sessionListSchema,
  handle: ({ actor, params }) => listSessions(actor, params.id),
});
