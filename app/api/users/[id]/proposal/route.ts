import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';
import { proposalParamsSchema, proposalStatusSchema, proposeSchema } from '@/lib/proposals/schema';
import { proposeGame, readProposalStatus } from '@/lib/proposals/service';

export const GET = route({
  summary:
    'The pending proposal of a game between the caller and a person, and whether the caller may propose one',
  auth: 'read',
  rateLimit: 'read',
  params: proposalParamsSchema,
  response: proposalStatusSchema,
  handle: ({ actor, params }) => readProposalStatus(actor, params.id),
});

export const POST = route({
  summary:
    'Proposes a game of two to a connection: one to three times and a venue; 409 while one is pending (accepts an Idempotency-Key)',
  auth: 'write',
  rateLimit: 'write',
  params: proposalParamsSchema,
  body: proposeSchema,
  response: proposalStatusSchema,
  answers: [201],
  handle: ({ actor, params, body, request }) =>
    onceByKey(
      {
        request,
        actor,
        scope: `POST /api/users/${params.id}/proposal`,
        body,
        read: async () => created(await readProposalStatus(actor, params.id)),
      },
      async () => created(await proposeGame(actor, params.id, body)),
    ),
});
