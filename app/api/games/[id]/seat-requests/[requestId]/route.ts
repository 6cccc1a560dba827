import {
  decideSeatSchema,
  seatRequestListSchema,
  seatRequestParamsSchema,
} from '@/lib/games/schema/roster';
import { decideSeatRequest } from '@/lib/games/service/ask-seat';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'Accepts a request for a seat, with a seat or a place on the waiting list, or declines it',
  auth: 'organiser',
  rateLimit: 'write',
  params: seatRequestParamsSchema,
  body: decideSeatSchema,
  response: seatRequestListSchema,
  handle: ({ actor, params: { id: gameId, requestId }, body }) =>
    decideSeatRequest(actor, { gameId, requestId }, body),
});
