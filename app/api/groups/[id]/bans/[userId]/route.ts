import { banParamsSchema } from '@/lib/groups/schema/members';
import { unbanPerson } from '@/lib/groups/service/manage-members';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Lifts a ban from a group; for the creator',
  auth: 'organiser',
  rateLimit: 'write',
  params: banParamsSchema,
  handle: async ({ actor, params }) => {
    await unbanPerson(actor, { groupId: params.id, userId: params.userId });
    return noContent();
  },
});
