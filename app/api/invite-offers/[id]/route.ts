import {
  inviteOfferParamsSchema,
  joinByLinkSchema,
  joinedByLinkSchema,
} from '@/lib/invites/schema';
import { acceptOffer, declineOffer } from '@/lib/invites/service/offers';
import { route } from '@/lib/platform/http/handler';
import { created, noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Accepts an offer, as with its invite link',
  auth: 'write',
  rateLimit: 'joinByLink',
  params: inviteOfferParamsSchema,
  body: joinByLinkSchema,
  response: joinedByLinkSchema,
  answers: [201],
  errors: ['conflict', 'forbidden'],
  handle: async ({ actor, params, body }) => created(await acceptOffer(actor, params.id, body)),
});

export const DELETE = route({
  summary:
    "Says that an offer is not the caller's: no seat is held, and its link does not ask again",
  auth: 'write',
  rateLimit: 'write',
  params: inviteOfferParamsSchema,
  handle: async ({ actor, params }) => {
    await declineOffer(actor, params.id);
    return noContent();
  },
});
