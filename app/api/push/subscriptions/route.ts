import { route } from '@/lib/http/handler';
import { noContent } from '@/lib/http/responses';
import {
  pushSubscriptionSchema,
  unsubscribeDeviceSchema,
} from '@/lib/notifications/schema/devices';
import { addDevice, removeDevice } from '@/lib/notifications/service/manage-devices';

export const POST = route({
  summary: 'Tells this browser by push from now on',
  auth: 'required',
  rateLimit: 'write',
  body: pushSubscriptionSchema,
  handle: async ({ actor, body, request }) => {
    await addDevice(actor, body, request.headers.get('user-agent'));
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Tells this browser by push no more',
  auth: 'required',
  rateLimit: 'write',
  body: unsubscribeDeviceSchema,
  handle: async ({ actor, body }) => {
    await removeDevice(actor, body.endpoint);
    return noContent();
  },
});
