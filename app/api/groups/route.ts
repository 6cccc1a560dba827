import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import { groupSchema } from '@/lib/groups/schema/group';
import { createGroup } from '@/lib/groups/service/edit-group';
import { route } from '@/lib/http/handler';
import { created } from '@/lib/http/responses';

export const POST = route({
  summary: 'Starts a group; its creator is the first member',
  auth: 'required',
  rateLimit: 'write',
  body: createGroupSchema,
  response: groupSchema,
  handle: async ({ actor, body }) => created(await createGroup(actor, body)),
});
