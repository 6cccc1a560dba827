import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { exportStatistics } from '@/lib/statistics/service/read-statistics';

export const GET = route({
  summary: 'The same statistics as CSV, a line for each week',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  answers: [200],
  produces: 'text/csv',
  handle: async ({ actor, params }) =>
    new Response(await exportStatistics(actor, params.id), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="maidan-group-weeks.csv"',
      },
    }),
});
