import { changeRoleSchema, memberParamsSchema } from '@/lib/groups/schema/members';
import { changeRole } from '@/lib/groups/service/manage-members';
import { removeMember } from '@/lib/invites/service/leave-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PATCH = route({
  summary: 'Changes a member’s role; the role creator hands over the group',
  auth: 'organiser',
  rateLimit: 'write',
  params: memberParamsSchema,
  body: changeRoleSchema,
  handle: async ({ actor, params, body }) => {
    await changeRole(actor, { groupId: params.id, memberId: params.memberId }, body.role);
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Leaves the group, or removes a member',
  auth: 'organiser',
  rateLimit: 'write',
  params: memberParamsSchema,
  handle: async ({ actor, params }) => {
    await removeMember(actor, { groupId: params.id, memberId: params.memberId });
    return noContent();
  },
});
