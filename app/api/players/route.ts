import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { nearbyUserListSchema, searchPlayersSchema } from '@/lib/users/schema/nearby-user';
import { searchPlayers } from '@/lib/users/service/search-players';

export const GET = route({
  summary: 'Find Players: by text, sport, level and distance, nearest first',
  auth: 'read',
  rateLimit: 'search',
  query: searchPlayersSchema,
  response: nearbyUserListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await searchPlayers(actor, query);
    return batch(items, request, nextCursor);
  },
});
