import { moneyParamsSchema, settleUpSchema } from '@/lib/money/schema';
import { settleUp } from '@/lib/money/service/settle-up';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Settles one person’s debt to another in a group, or claims that it is paid',
  auth: 'organiser',
  rateLimit: 'write',
  params: moneyParamsSchema,
  body: settleUpSchema,
  handle: async ({ actor, params, body }) => {
    await settleUp(actor, params.id, body);
    return noContent();
  },
});
