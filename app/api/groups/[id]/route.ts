import { groupParamsSchema, updateGroupSchema } from '@/lib/groups/schema/edit-group';
import { groupSchema } from '@/lib/groups/schema/group';
import { deleteGroup, updateGroup } from '@/lib/groups/service/edit-group';
import { readGroup } from '@/lib/groups/service/read-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'A group, with its members and the caller’s status when signed in',
  auth: 'optional',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: groupSchema,
  handle: ({ actor, params }) => readGroup(actor, params.id),
});

export const PUT = route({
  summary: 'Edits a group; for its organisers',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: updateGroupSchema,
  response: groupSchema,
  handle: ({ actor, params, body }) => updateGroup(actor, params.id, body),
});

export const DELETE = route({
  summary: 'Deletes a group with its games and chat; for its creator',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  handle: async ({ actor, params }) => {
    await deleteGroup(actor, params.id);
    return noContent();
  },
});
