import { guestParamsSchema } from '@/lib/games/schema/roster';
import { newInviteLinkSchema } from '@/lib/invites/schema';
import { createGuestLink } from '@/lib/invites/service/manage-links';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Creates the link with which a guest takes over their seat; it replaces the last one',
  auth: 'organiser',
  rateLimit: 'write',
  params: guestParamsSchema,
  response: newInviteLinkSchema,
  answers: [201],
  handle: async ({ actor, params }) =>
    created(await createGuestLink(actor, params.id, params.guestId)),
});
