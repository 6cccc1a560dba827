import { postGameSchema } from '@/lib/games/schema/edit-game';
import { discoverGamesSchema, gameListSchema, gameSchema } from '@/lib/games/schema/read-game';
import { postGame } from '@/lib/games/service/post-game';
import { discoverGames } from '@/lib/games/service/read-game';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { batch, created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Public games around a place, soonest first',
  auth: 'optional',
  rateLimit: 'read',
  query: discoverGamesSchema,
  response: gameListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await discoverGames(actor, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary: 'Creates a game without a group; its creator is a player (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  body: postGameSchema,
  response: gameSchema,
  answers: [201],
  handle: ({ actor, body, request }) =>
    onceByKey({ request, actor, scope: 'POST /api/games', body }, async () =>
      created(await postGame(actor, body)),
    ),
});
