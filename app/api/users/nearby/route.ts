import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { findNearbyUsersSchema, nearbyUserListSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';

export const GET = route({
  summary: 'People within a radius, nearest to the caller first',
  auth: 'read',
  rateLimit: 'read',
  query: findNearbyUsersSchema,
  response: nearbyUserListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNearbyUsers(actor, query);
    return batch(items, request, nextCursor);
  },
});
