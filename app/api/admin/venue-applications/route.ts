import { adminVenueApplicationListSchema } from '@/lib/admin/schema';
import { listVenueApplications } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { pagedSearchSchema } from '@/lib/platform/validation/batch-size';

export const GET = route({
  summary: 'Venue applications, pending first',
  auth: 'admin',
  rateLimit: 'search',
  query: pagedSearchSchema,
  response: adminVenueApplicationListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listVenueApplications(query);
    return batch(items, request, nextCursor);
  },
});
