import { changeClientSchema, clientPageSchema, clientParamsSchema } from '@/lib/clients/schema';
import { changeClient, removeClient } from '@/lib/clients/service/manage-clients';
import { readClient } from '@/lib/clients/service/read-clients';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary:
    'A client with their sessions, packages and class places, latest first. For the coach alone',
  auth: 'read',
  rateLimit: 'read',
  params: clientParamsSchema,
  response: clientPageSchema,
  handle: ({ actor, params }) => readClient(actor, params.id),
});

export const PATCH = route({
  summary: 'Changes name, phone and note of a client; the name only without an account',
  auth: 'organiser',
  rateLimit: 'write',
  params: clientParamsSchema,
  body: changeClientSchema,
  response: clientPageSchema,
  handle: ({ actor, params, body }) => changeClient(actor, params.id, body),
});

export const DELETE = route({
  summary: 'Removes a client without an account, with their sessions and packages',
  auth: 'organiser',
  rateLimit: 'write',
  params: clientParamsSchema,
  handle: async ({ actor, params }) => {
    await removeClient(actor, params.id);
    return noContent();
  },
});
