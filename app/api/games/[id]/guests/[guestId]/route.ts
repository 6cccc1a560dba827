import { guestListSchema, guestParamsSchema } from '@/lib/games/schema/roster';
import { removeGuest } from '@/lib/games/service/named-guests';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Takes a guest without an account out of a game; for who manages it',
  auth: 'required',
  rateLimit: 'write',
  params: guestParamsSchema,
  response: guestListSchema,
  handle: ({ actor, params }) => removeGuest(actor, params.id, params.guestId),
});
