import {
  listNotificationsSchema,
  notificationListSchema,
} from '@/lib/notifications/schema/notification';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The signed-in person’s notifications, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listNotificationsSchema,
  response: notificationListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNotifications(actor, query);
    return batch(items, request, nextCursor);
  },
});
