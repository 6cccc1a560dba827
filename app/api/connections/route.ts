import { connectionListSchema, listConnectionsSchema } from '@/lib/connections/schema';
import { listConnections } from '@/lib/connections/service/list-connections';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s connections, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listConnectionsSchema,
  response: connectionListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listConnections(actor, query);
    return batch(items, request, nextCursor);
  },
});
