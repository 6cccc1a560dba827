import { addClientSchema, clientListSchema, clientPageSchema } from '@/lib/clients/schema';
import { addClient } from '@/lib/clients/service/manage-clients';
import { listClients } from '@/lib/clients/service/read-clients';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary:
    'The coach’s own book: clients with what is next, left and not paid. For the coach alone',
  auth: 'read',
  rateLimit: 'read',
  params: coachParamsSchema,
  response: clientListSchema,
  handle: ({ actor, params }) => listClients(actor, params.id),
});

export const POST = route({
  summary: 'Adds a client without an account',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addClientSchema,
  response: clientPageSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addClient(actor, params.id, body)),
});
