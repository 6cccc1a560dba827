import { gameListSchema, listOwnGamesSchema } from '@/lib/games/schema/read-game';
import { listOwnGames } from '@/lib/games/service/read-game';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s games, including waitlisted ones',
  auth: 'read',
  rateLimit: 'read',
  query: listOwnGamesSchema,
  response: gameListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listOwnGames(actor, query);
    return batch(items, request, nextCursor);
  },
});
