import { expireTags } from '@/lib/platform/cache/expire';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { cancelGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { listTagsOfChange } from '@/lib/games/service/list-public';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Cancels a game; participants see the reason',
  auth: 'required',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: cancelGameSchema,
  response: gameSchema,
  handle: async ({ actor, params, body }) => {
    const game = await cancelGame(actor, params.id, body);
    expireTags(...(await listTagsOfChange(game, body.scope)));
    return game;
  },
});
