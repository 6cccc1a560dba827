import { moneyParamsSchema } from '@/lib/money/schema';
import { exportBook } from '@/lib/money/service/read-book';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The ledger of a group as a CSV file: all entries for organisers, their own for members',
  auth: 'read',
  rateLimit: 'export',
  params: moneyParamsSchema,
  answers: [200],
  produces: 'text/csv',
  handle: async ({ actor, params }) =>
    new Response(await exportBook(actor, params.id), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="maidan-money.csv"',
      },
    }),
});
