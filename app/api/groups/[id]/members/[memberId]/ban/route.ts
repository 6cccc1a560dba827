import { banMember } from '@/lib/games/service/leave-group';
import { banMemberSchema, memberParamsSchema } from '@/lib/groups/schema/members';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Bans a member from a group; for the creator',
  auth: 'required',
  rateLimit: 'write',
  params: memberParamsSchema,
  body: banMemberSchema,
  handle: async ({ actor, params, body }) => {
    await banMember(actor, { groupId: params.id, memberId: params.memberId }, body);
    return noContent();
  },
});
