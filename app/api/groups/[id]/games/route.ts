import { createGameSchema } from '@/lib/games/schema/edit-game';
import { gameListSchema, gameSchema, listGroupGamesSchema } from '@/lib/games/schema/read-game';
import { createGame } from '@/lib/games/service/create-game';
import { listGamesOfGroup } from '@/lib/games/service/read-game';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { batch, created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The games of a group: upcoming ones, next first, or past ones, latest first',
  auth: 'optional',
  rateLimit: 'read',
  params: groupParamsSchema,
  query: listGroupGamesSchema,
  response: gameListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listGamesOfGroup(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'Creates a game, or a series with repeat; its creator is a player (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: createGameSchema,
  response: gameSchema,
  answers: [201],
  handle: ({ actor, params, body, request }) =>
    onceByKey({ request, actor, scope: `POST /api/groups/${params.id}/games`, body }, async () =>
      created(await createGame(actor, params.id, body)),
    ),
});
