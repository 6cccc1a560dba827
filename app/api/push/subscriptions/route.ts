import {
  pushSubscriptionSchema,
  unsubscribeDeviceSchema,
} from '@/lib/notifications/schema/devices';
import { addDevice, removeDevice } from '@/lib/notifications/service/read-notifications';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Subscribes this browser to push notifications',
  auth: 'required',
  rateLimit: 'write',
  body: pushSubscriptionSchema,
  handle: async ({ actor, body, request }) => {
    await addDevice(actor, body, request.headers.get('user-agent'));
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Unsubscribes this browser from push notifications',
  auth: 'required',
  rateLimit: 'write',
  body: unsubscribeDeviceSchema,
  handle: async ({ actor, body }) => {
    await removeDevice(actor, body.endpoint);
    return noContent();
  },
});
