import { exportTimesSchema } from '@/lib/courts/schema/court-time';
import { exportTimes } from '@/lib/courts/service/read-desk';
import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';

export const GET = route({
  summary: 'The times of a venue’s courts on some days as a CSV file; only for its desk',
  auth: 'read',
  rateLimit: 'export',
  params: venueParamsSchema,
  query: exportTimesSchema,
  answers: [200],
  produces: 'text/csv',
  handle: async ({ actor, params, query }) =>
    new Response(await exportTimes(actor, params.id, query), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="maidan-courts.csv"',
      },
    }),
});
