import { listCourtTimesSchema, ownCourtTimeListSchema } from '@/lib/courts/schema/court-time';
import { listOwnTimes } from '@/lib/courts/service/read-times';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The times of courts that the caller has asked for or has, the latest start first',
  auth: 'read',
  rateLimit: 'read',
  query: listCourtTimesSchema,
  response: ownCourtTimeListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listOwnTimes(actor, query);
    return batch(items, request, nextCursor);
  },
});
