import { route } from '@/lib/platform/http/handler';
import { choicesQuerySchema, choicesSchema, proposalParamsSchema } from '@/lib/proposals/schema';
import { readChoices } from '@/lib/proposals/service';

export const GET = route({
  summary:
    'The choices for a proposal to a connection: sports both play, times that suit the caller, venues between the two',
  auth: 'read',
  rateLimit: 'read',
  params: proposalParamsSchema,
  query: choicesQuerySchema,
  response: choicesSchema,
  handle: ({ actor, params, query }) => readChoices(actor, params.id, query.sportId),
});
