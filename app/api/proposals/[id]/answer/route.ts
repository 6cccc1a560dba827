import { route } from '@/lib/platform/http/handler';
import { answeredSchema, answerProposalSchema, proposalParamsSchema } from '@/lib/proposals/schema';
import { answerProposal } from '@/lib/proposals/service';

export const POST = route({
  summary:
    'Accepts one of the times of a proposal, which becomes a private game of two, or declines or withdraws it',
  auth: 'write',
  rateLimit: 'write',
  params: proposalParamsSchema,
  body: answerProposalSchema,
  response: answeredSchema,
  handle: ({ actor, params, body }) => answerProposal(actor, params.id, body),
});
