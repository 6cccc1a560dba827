import { coachListSchema } from '@/lib/coaching/schema/card';
import { listCoachesSchema } from '@/lib/coaching/schema/directory';
import { listCoaches } from '@/lib/coaching/service/list-coaches';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Coaches who accept bookings, best rated first; filtered by text, sport, area and price',
  auth: 'optional',
  rateLimit: 'read',
  query: listCoachesSchema,
  response: coachListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listCoaches(actor, query);
    return batch(items, request, nextCursor);
  },
});
