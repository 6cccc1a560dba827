import { inviteParamsSchema, inviteSchema } from '@/lib/groups/schema/join';
import { answerInvite } from '@/lib/groups/service/invite-person';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Declines an invite to a group',
  auth: 'write',
  rateLimit: 'write',
  params: inviteParamsSchema,
  response: inviteSchema,
  handle: ({ actor, params }) => answerInvite(actor, params.id, 'declined'),
});
