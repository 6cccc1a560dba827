import { inviteParamsSchema } from '@/lib/groups/schema/join';
import { withdrawInvite } from '@/lib/groups/service/invite-person';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Withdraws a pending invite; for organisers',
  auth: 'organiser',
  rateLimit: 'write',
  params: inviteParamsSchema,
  handle: async ({ actor, params }) => {
    await withdrawInvite(actor, params.id);
    return noContent();
  },
});
