import { readAllResultSchema } from '@/lib/notifications/schema/notification';
import { readAllNotifications } from '@/lib/notifications/service/read-notifications';
import { route } from '@/lib/platform/http/handler';

export const PATCH = route({
  summary: 'Marks every notification as read',
  auth: 'write',
  rateLimit: 'write',
  response: readAllResultSchema,
  handle: ({ actor }) => readAllNotifications(actor),
});
