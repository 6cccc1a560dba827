import { bookSchema, moneyParamsSchema } from '@/lib/money/schema';
import { readBook } from '@/lib/money/service/read-book';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The balances of a group: all of them for organisers, their own for members',
  auth: 'read',
  rateLimit: 'read',
  params: moneyParamsSchema,
  response: bookSchema,
  handle: ({ actor, params }) => readBook(actor, params.id),
});
