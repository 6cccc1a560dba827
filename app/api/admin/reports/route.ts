import { adminReportListSchema, listReportsSchema } from '@/lib/admin/schema';
import { listReports } from '@/lib/admin/service/decide-report';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Reports, oldest open first',
  auth: 'admin',
  rateLimit: 'read',
  query: listReportsSchema,
  response: adminReportListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listReports(query);
    return batch(items, request, nextCursor);
  },
});
