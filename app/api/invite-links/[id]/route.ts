import { inviteLinkParamsSchema } from '@/lib/invites/schema';
import { revokeInviteLink } from '@/lib/invites/service/manage-links';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Revokes an invite link, which then no longer works',
  auth: 'organiser',
  rateLimit: 'write',
  params: inviteLinkParamsSchema,
  handle: async ({ actor, params }) => {
    await revokeInviteLink(actor, params.id);
    return noContent();
  },
});
