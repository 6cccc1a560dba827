import { inviteParamsSchema, inviteSchema } from '@/lib/groups/schema/join';
import { answerInvite } from '@/lib/groups/service/invite-person';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Accepts an invite and joins the group',
  auth: 'write',
  rateLimit: 'write',
  params: inviteParamsSchema,
  response: inviteSchema,
  handle: ({ actor, params }) => answerInvite(actor, params.id, 'accepted'),
});
