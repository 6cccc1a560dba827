import { z } from 'zod';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { groupMemberSchema } from '@/lib/groups/schema/group';
import { listMembers } from '@/lib/groups/service/read-group';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The members of a group',
  auth: 'required',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: z.array(groupMemberSchema),
  handle: ({ actor, params }) => listMembers(actor, params.id),
});
