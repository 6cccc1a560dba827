import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import {
  listRegularsSchema,
  pasteListSchema,
  regularListSchema,
  understoodSchema,
} from '@/lib/regulars/schema';
import { listRegulars, pasteList } from '@/lib/regulars/service/manage-regulars';

export const GET = route({
  summary: 'The regulars of a group without an account; with their personal links for organisers',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  query: listRegularsSchema,
  response: regularListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listRegulars(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'What is understood of a list pasted from a chat; with confirm: true the new names become regulars',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: pasteListSchema,
  response: understoodSchema,
  handle: ({ actor, params, body }) => pasteList(actor, params.id, body),
});
