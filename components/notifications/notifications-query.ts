import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiPage } from '@/lib/http/client';
import type { NotificationDto } from '@/lib/realtime/payloads';

const POLL_MS = 30_000;

/** The list behind the bell; polled as the fallback of the live connection. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['/api/notifications'],
  queryFn: ({ pageParam, signal }) => apiPage<NotificationDto>(pageParam, { signal }),
  initialPageParam: '/api/notifications?limit=50',
  getNextPageParam: ({ next }) => next,
  refetchInterval: POLL_MS,
});
