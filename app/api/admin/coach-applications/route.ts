import { adminCoachApplicationListSchema } from '@/lib/admin/schema';
import { listCoachApplications } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { pagedSearchSchema } from '@/lib/platform/validation/batch-size';

export const GET = route({
  summary: 'Coach applications, pending first',
  auth: 'admin',
  rateLimit: 'search',
  query: pagedSearchSchema,
  response: adminCoachApplicationListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listCoachApplications(query);
    return batch(items, request, nextCursor);
  },
});
