import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { groupMemberListSchema } from '@/lib/groups/schema/group';
import { listMembersSchema } from '@/lib/groups/schema/members';
import { listMembers } from '@/lib/groups/service/read-group';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The members of a group',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  query: listMembersSchema,
  response: groupMemberListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listMembers(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});
