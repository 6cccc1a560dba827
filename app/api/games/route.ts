import { discoverGamesSchema, gameListSchema } from '@/lib/games/schema';
import { discoverGames } from '@/lib/games/service/read-game';
import { route } from '@/lib/http/handler';
import { page } from '@/lib/http/responses';

export const GET = route({
  summary: 'Public games around a place, soonest first',
  auth: 'optional',
  rateLimit: 'read',
  query: discoverGamesSchema,
  response: gameListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await discoverGames(actor, query);
    return page(items, request, nextCursor);
  },
});
