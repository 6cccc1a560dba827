import { inviteLinkParamsSchema } from '@/lib/invites/schema';
import { revokeInviteLink } from '@/lib/invites/service/manage-links';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Takes an invite link back: it lets nobody in any more',
  auth: 'required',
  rateLimit: 'write',
  params: inviteLinkParamsSchema,
  handle: async ({ actor, params }) => {
    await revokeInviteLink(actor, params.id);
    return noContent();
  },
});
