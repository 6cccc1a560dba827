import { gameParamsSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { addPlayerSchema } from '@/lib/games/schema/roster';
import { listParticipants } from '@/lib/games/service/read-roster';
import { addPlayer } from '@/lib/games/service/roster';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The participants and the waitlist of a game',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: participantListSchema,
  handle: ({ actor, params }) => listParticipants(actor, params.id),
});

export const POST = route({
  summary: 'Gives a member a seat in a game, or a place on its waitlist; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: addPlayerSchema,
  response: participantListSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addPlayer(actor, params.id, body)),
});
