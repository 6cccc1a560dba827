import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery } from '@/lib/platform/http/queries';

export const REQUESTS_KEY = 'connection-requests';
export const CONNECTIONS_KEY = 'connections';

// Other people change these lists, so unlike the rest of the cache they are refetched whenever the inbox opens.
const staleTime = 0;

export type Box = 'received' | 'sent';

export const requestsQuery = (box: Box) => ({
  ...batchesQuery(REQUESTS_KEY, apiUrl('GET /api/friend-requests', { query: { box } })),
  staleTime,
});

export const connectionsQuery = {
  ...batchesQuery(CONNECTIONS_KEY, apiUrl('GET /api/connections')),
  staleTime,
};
