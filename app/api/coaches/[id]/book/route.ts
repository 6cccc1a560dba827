import { exportBookSchema } from '@/lib/clients/schema';
import { exportMonth } from '@/lib/clients/service/export-book';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    'A month of the coach’s book as a CSV file: sessions, packages, class places, what is paid',
  auth: 'read',
  rateLimit: 'export',
  params: coachParamsSchema,
  query: exportBookSchema,
  answers: [200],
  produces: 'text/csv',
  handle: async ({ actor, params, query }) =>
    new Response(await exportMonth(actor, params.id, query.month), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="maidan-coaching-${query.month}.csv"`,
      },
    }),
});
