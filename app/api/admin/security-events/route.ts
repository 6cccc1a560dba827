import { adminSecurityEventListSchema, listSecurityEventsSchema } from '@/lib/admin/schema';
import { listSecurityEvents } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Sign-ins, refusals and changes of rights of the last 90 days, newest first',
  auth: 'admin',
  rateLimit: 'read',
  query: listSecurityEventsSchema,
  response: adminSecurityEventListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listSecurityEvents(query);
    return batch(items, request, nextCursor);
  },
});
