import { moneyParamsSchema, remindSchema } from '@/lib/money/schema';
import { remind } from '@/lib/money/service/settle-up';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Reminds a debtor in a group, once a day; for organisers and creditors',
  auth: 'organiser',
  rateLimit: 'write',
  params: moneyParamsSchema,
  body: remindSchema,
  handle: async ({ actor, params, body }) => {
    await remind(actor, params.id, body);
    return noContent();
  },
});
