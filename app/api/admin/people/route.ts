import { adminPersonListSchema } from '@/lib/admin/schema';
import { listPeople } from '@/lib/admin/service/moderate';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { pagedSearchSchema } from '@/lib/platform/validation/batch-size';

export const GET = route({
  summary: 'People by name, e-mail or id, newest first',
  auth: 'admin',
  rateLimit: 'search',
  query: pagedSearchSchema,
  response: adminPersonListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listPeople(query);
    return batch(items, request, nextCursor);
  },
});
