import { bookingSchema, decideProposalParamsSchema } from '@/lib/bookings/schema';
import { decideProposal } from '@/lib/bookings/service/propose-time';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Accepts or declines the other side’s proposal, or withdraws the caller’s',
  auth: 'write',
  rateLimit: 'write',
  params: decideProposalParamsSchema,
  response: bookingSchema,
  handle: ({ actor, params }) => decideProposal(actor, params, params.action),
});
