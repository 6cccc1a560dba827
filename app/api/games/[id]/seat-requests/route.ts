import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { seatRequestListSchema } from '@/lib/games/schema/roster';
import { askForSeat, listSeatRequests } from '@/lib/games/service/ask-seat';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The people of other levels who ask for a seat, for organisers',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: seatRequestListSchema,
  handle: ({ actor, params }) => listSeatRequests(actor, params.id),
});

export const POST = route({
  summary: 'Asks the organisers for a seat in a game of other levels, once for each game',
  auth: 'write',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  handle: ({ actor, params }) => askForSeat(actor, params.id),
});
