import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A game, with the caller’s status when signed in',
  auth: 'optional',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: gameSchema,
  handle: ({ actor, params }) => readGame(actor, params.id),
});

export const PUT = route({
  summary: 'Edits a game; after a new time or place the players are asked to confirm again',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: updateGameSchema,
  response: gameSchema,
  handle: ({ actor, params, body }) => updateGame(actor, params.id, body),
});
