import {
  notificationParamsSchema,
  readAllResultSchema,
} from '@/lib/notifications/schema/notification';
import { readNotification } from '@/lib/notifications/service/read-notifications';
import { route } from '@/lib/platform/http/handler';

export const PATCH = route({
  summary: 'Marks one notification as read',
  auth: 'write',
  rateLimit: 'write',
  params: notificationParamsSchema,
  response: readAllResultSchema,
  handle: ({ actor, params }) => readNotification(actor, params.id),
});
