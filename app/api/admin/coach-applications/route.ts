import { adminCoachApplicationListSchema } from '@/lib/admin/schema';
import { listCoachApplications } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/http/handler';
import { page } from '@/lib/http/responses';
import { pagedSearchSchema } from '@/lib/validation/paging';

export const GET = route({
  summary: 'Coach applications, pending first',
  auth: 'admin',
  rateLimit: 'search',
  query: pagedSearchSchema,
  response: adminCoachApplicationListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listCoachApplications(query);
    return page(items, request, nextCursor);
  },
});
