import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { apiPage } from '@/lib/http/client';

const POLL_MS = 30_000;

/** The list behind the bell. Polls as a fallback for the live connection. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['/api/notifications'],
  queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
  initialPageParam: apiUrl('GET /api/notifications', { query: { limit: 50 } }),
  getNextPageParam: ({ next }) => next,
  refetchInterval: POLL_MS,
});
