import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ConnectionDto, FriendRequestDto } from '@/lib/connections/schema';
import { type ApiPage, apiPage } from '@/lib/http/client';

export const REQUESTS_KEY = '/api/friend-requests';
export const CONNECTIONS_KEY = '/api/connections';

// Others change these lists: unlike the rest of the cache they are asked for again whenever the inbox opens.
const staleTime = 0;

export type Box = 'received' | 'sent';

export function requestsQuery(box: Box) {
  return infiniteQueryOptions({
    queryKey: [REQUESTS_KEY, box],
    queryFn: ({ pageParam, signal }) => apiPage<FriendRequestDto>(pageParam, { signal }),
    initialPageParam: `${REQUESTS_KEY}?box=${box}`,
    getNextPageParam: (last: ApiPage<FriendRequestDto>) => last.next,
    staleTime,
  });
}

export const connectionsQuery = infiniteQueryOptions({
  queryKey: [CONNECTIONS_KEY],
  queryFn: ({ pageParam, signal }) => apiPage<ConnectionDto>(pageParam, { signal }),
  initialPageParam: CONNECTIONS_KEY,
  getNextPageParam: (last: ApiPage<ConnectionDto>) => last.next,
  staleTime,
});
