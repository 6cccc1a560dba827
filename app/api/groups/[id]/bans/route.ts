import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { banListSchema } from '@/lib/groups/schema/members';
import { listBans } from '@/lib/groups/service/manage-members';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The people banned from a group; for its creator',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: banListSchema,
  handle: ({ actor, params }) => listBans(actor, params.id),
});
