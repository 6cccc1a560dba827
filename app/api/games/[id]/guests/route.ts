import { gameParamsSchema } from '@/lib/games/schema/read-game';
import { addGuestSchema, guestListSchema } from '@/lib/games/schema/roster';
import { addGuest, listGuests } from '@/lib/games/service/named-guests';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The guests of a game without an account, by name',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: guestListSchema,
  handle: ({ actor, params }) => listGuests(actor, params.id),
});

export const POST = route({
  summary: 'Gives a seat to a person without an account, by name; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: addGuestSchema,
  response: guestListSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addGuest(actor, params.id, body)),
});
