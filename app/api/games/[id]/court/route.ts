import { askForGameSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { askForGame, playWithoutCourt } from '@/lib/games/service/game-court';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Asks for another court for a game, which moves to its venue and time',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: askForGameSchema,
  response: gameSchema,
  errors: ['conflict'],
  handle: ({ actor, params, body }) => askForGame(actor, params.id, body),
});

export const DELETE = route({
  summary: 'Says that a game needs no court; an open ask for it is withdrawn',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  errors: ['conflict'],
  handle: ({ actor, params }) => playWithoutCourt(actor, params.id),
});
