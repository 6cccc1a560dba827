import { gameParamsSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { listParticipants } from '@/lib/games/service/read-game';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The participants and the waitlist of a game',
  auth: 'required',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: participantListSchema,
  handle: ({ actor, params }) => listParticipants(actor, params.id),
});
