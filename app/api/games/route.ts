import { discoverGamesSchema, gameListSchema } from '@/lib/games/schema/read-game';
import { discoverGames } from '@/lib/games/service/read-game';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

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
