import type { BadgesDto } from '@/lib/messages/schema/conversations';
import { FIRST_BATCH } from '@/lib/notifications/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery } from '@/lib/platform/http/queries';

const POLL_MS = 30_000;

export const NOTIFICATIONS_KEY = 'notifications';

/** The list behind the bell. Polls as a fallback for the live connection. */
export const notificationsQuery = {
  ...batchesQuery(
    NOTIFICATIONS_KEY,
    apiUrl('GET /api/notifications', { query: { limit: FIRST_BATCH } }),
  ),
  refetchInterval: POLL_MS,
};

/** Without the list until somebody opens it, the poll is due, or an event says that it has changed. */
export const countedQuery = ({ countedAt }: BadgesDto) => ({
  ...notificationsQuery,
  initialData: { pages: [], pageParams: [] },
  initialDataUpdatedAt: countedAt,
  staleTime: POLL_MS,
});
