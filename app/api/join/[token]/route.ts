import {
  inviteTokenParamsSchema,
  joinByLinkSchema,
  joinedByLinkSchema,
} from '@/lib/invites/schema';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Joins the group or the game of an invite link, or requests to; with waitlist: true it waits where there is no place. 404 for a link that is unknown, expired, used up or revoked',
  auth: 'write',
  rateLimit: 'joinByLink',
  params: inviteTokenParamsSchema,
  body: joinByLinkSchema,
  response: joinedByLinkSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await joinByLink(actor, params.token, body)),
});
