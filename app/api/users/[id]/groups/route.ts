import { groupOfUserListSchema } from '@/lib/groups/schema/group-card';
import { listGroupsOfUser } from '@/lib/groups/service/read-group';
import { route } from '@/lib/platform/http/handler';
import { userParamsSchema } from '@/lib/users/schema/profile';

export const GET = route({
  summary: 'The groups of a person that the caller may see',
  auth: 'read',
  rateLimit: 'read',
  params: userParamsSchema,
  response: groupOfUserListSchema,
  handle: ({ actor, params }) => listGroupsOfUser(actor, params.id),
});
