import { inviteOfferListSchema } from '@/lib/invites/schema';
import { listOffers } from '@/lib/invites/service/offers';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    "Entries with the caller's email address at invite links that the caller has neither accepted nor declined",
  auth: 'read',
  rateLimit: 'read',
  response: inviteOfferListSchema,
  handle: ({ actor }) => listOffers(actor),
});
