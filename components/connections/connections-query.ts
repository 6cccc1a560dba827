import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { apiPage } from '@/lib/http/client';

export const REQUESTS_KEY = '/api/friend-requests';
export const CONNECTIONS_KEY = '/api/connections';

// Other people change these lists, so unlike the rest of the cache they are refetched whenever the inbox opens.
const staleTime = 0;

export type Box = 'received' | 'sent';

export function requestsQuery(box: Box) {
  return infiniteQueryOptions({
    queryKey: [REQUESTS_KEY, box],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: apiUrl('GET /api/friend-requests', { query: { box } }),
    getNextPageParam: ({ next }) => next,
    staleTime,
  });
}

export const connectionsQuery = infiniteQueryOptions({
  queryKey: [CONNECTIONS_KEY],
  queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
  initialPageParam: apiUrl('GET /api/connections'),
  getNextPageParam: ({ next }) => next,
  staleTime,
});
