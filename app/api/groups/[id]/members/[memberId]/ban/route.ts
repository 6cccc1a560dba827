import { banMemberSchema, memberParamsSchema } from '@/lib/groups/schema/members';
import { banMember } from '@/lib/invites/service/leave-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Bans a member from a group; for the creator',
  auth: 'organiser',
  rateLimit: 'write',
  params: memberParamsSchema,
  body: banMemberSchema,
  handle: async ({ actor, params, body }) => {
    await banMember(actor, { groupId: params.id, memberId: params.memberId }, body);
    return noContent();
  },
});
