import { api } from '@/lib/http/client';
import type { NotificationDto } from '@/lib/realtime/payloads';

const POLL_MS = 30_000;

/** The list behind the bell, for TanStack Query; polled as the fallback of the live connection. */
export const notificationsQuery = {
  queryKey: ['/api/notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<NotificationDto[]>('/api/notifications?limit=50', { signal }),
  refetchInterval: POLL_MS,
};
