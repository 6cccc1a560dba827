import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { joinGroupSchema, joinResultSchema } from '@/lib/groups/schema/join';
import { joinGroup, withdrawJoinRequest } from '@/lib/groups/service/join-group';
import { route } from '@/lib/platform/http/handler';
import { created, noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Requests to join a group; with a pending invite it joins at once. 429 for 24 hours after withdrawing a request',
  auth: 'write',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: joinGroupSchema,
  response: joinResultSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await joinGroup(actor, params.id, body)),
});

export const DELETE = route({
  summary: 'Withdraws the caller’s join request',
  auth: 'write',
  rateLimit: 'write',
  params: groupParamsSchema,
  handle: async ({ actor, params }) => {
    await withdrawJoinRequest(actor, params.id);
    return noContent();
  },
});
