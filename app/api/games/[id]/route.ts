import { expireTags } from '@/lib/cache/expire';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { listTagsOfChange } from '@/lib/games/service/list-public';
import { readGame } from '@/lib/games/service/read-game';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'A game; how one stands to it for who is signed in',
  auth: 'optional',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: gameSchema,
  handle: ({ actor, params }) => readGame(actor, params.id),
});

export const PUT = route({
  summary: 'Changes a game; another time or place asks the players to confirm again',
  auth: 'required',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: updateGameSchema,
  response: gameSchema,
  handle: async ({ actor, params, body }) => {
    // Where it was before shows the change as well.
    const before = await listTagsOfChange(await readGame(actor, params.id), body.scope);
    const game = await updateGame(actor, params.id, body);
    expireTags(...before, ...(await listTagsOfChange(game, body.scope)));
    return game;
  },
});
