import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { confirmGame } from '@/lib/games/service/rsvp';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Confirms the place in a game after its time or place has changed',
  auth: 'write',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  handle: ({ actor, params }) => confirmGame(actor, params.id),
});
