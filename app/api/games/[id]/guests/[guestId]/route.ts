import { guestListSchema, guestParamsSchema } from '@/lib/games/schema/roster';
import { removeGuest } from '@/lib/games/service/named-guests';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes a guest without an account from a game; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: guestParamsSchema,
  response: guestListSchema,
  handle: ({ actor, params }) => removeGuest(actor, params.id, params.guestId),
});
