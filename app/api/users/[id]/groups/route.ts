import { groupOfUserListSchema } from '@/lib/groups/schema/groups-of-user';
import { listGroupsOfUser } from '@/lib/groups/service/list-groups-of-user';
import { route } from '@/lib/platform/http/handler';
import { userParamsSchema } from '@/lib/users/schema/profile';

export const GET = route({
  summary: 'The groups of a person that the caller may see',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: groupOfUserListSchema,
  handle: ({ actor, params }) => listGroupsOfUser(actor, params.id),
});
