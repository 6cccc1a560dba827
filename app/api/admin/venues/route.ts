import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { pagedSearchSchema } from '@/lib/platform/validation/batch-size';
import { adminVenueListSchema } from '@/lib/venues/schema/curate-venue';
import { listVenuesToCurate } from '@/lib/venues/service/curate-venue';

export const GET = route({
  summary: 'Venues by text or id, including hidden ones, newest first',
  auth: 'admin',
  rateLimit: 'search',
  query: pagedSearchSchema,
  response: adminVenueListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listVenuesToCurate(query);
    return batch(items, request, nextCursor);
  },
});
