import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery } from '@/lib/platform/http/queries';

const POLL_MS = 30_000;

export const NOTIFICATIONS_KEY = 'notifications';

/** The list behind the bell. Polls as a fallback for the live connection. */
export const notificationsQuery = {
  ...batchesQuery(NOTIFICATIONS_KEY, apiUrl('GET /api/notifications', { query: { limit: 50 } })),
  refetchInterval: POLL_MS,
};
