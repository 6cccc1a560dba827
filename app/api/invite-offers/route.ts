import { inviteOfferListSchema } from '@/lib/invites/schema';
import { listOffers } from '@/lib/invites/service/offers';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    "Invite links at which somebody entered the caller's e-mail address, and to which the caller has not said yes or no",
  auth: 'required',
  rateLimit: 'read',
  response: inviteOfferListSchema,
  handle: ({ actor }) => listOffers(actor),
});
