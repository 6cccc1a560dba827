import { expireTags } from '@/lib/platform/cache/expire';
import { listTagsOf } from '@/lib/games/service/list-public';
import { groupParamsSchema, updateGroupSchema } from '@/lib/groups/schema/edit-group';
import { groupSchema } from '@/lib/groups/schema/group';
import { deleteGroup, updateGroup } from '@/lib/groups/service/edit-group';
import { readGroup } from '@/lib/groups/service/read-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'A group, with its members and the caller’s standing when signed in',
  auth: 'optional',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: groupSchema,
  handle: ({ actor, params }) => readGroup(actor, params.id),
});

export const PUT = route({
  summary: 'Edits a group; for its organisers',
  auth: 'required',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: updateGroupSchema,
  response: groupSchema,
  handle: async ({ actor, params, body }) => {
    const group = await updateGroup(actor, params.id, body);
    // When a group becomes private, so do the pages of its games.
    expireTags(...(await listTagsOf(params.id)));
    return group;
  },
});

export const DELETE = route({
  summary: 'Deletes a group with its games and chat; for its creator',
  auth: 'required',
  rateLimit: 'write',
  params: groupParamsSchema,
  handle: async ({ actor, params }) => {
    const tags = await listTagsOf(params.id);
    await deleteGroup(actor, params.id);
    expireTags(...tags);
    return noContent();
  },
});
