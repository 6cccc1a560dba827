import { clientPageSchema, clientParamsSchema, enterSessionsSchema } from '@/lib/clients/schema';
import { addClientSessions } from '@/lib/clients/service/manage-clients';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Enters a session with a client, or one a week. They stand at once, all or none',
  auth: 'organiser',
  rateLimit: 'write',
  params: clientParamsSchema,
  body: enterSessionsSchema,
  response: clientPageSchema,
  answers: [201],
  handle: async ({ actor, params, body }) =>
    created(await addClientSessions(actor, params.id, body)),
});
