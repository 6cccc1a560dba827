import { paymentHandleSchema } from '@/lib/money/schema';
import { saveHandle } from '@/lib/money/service/settle-up';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PUT = route({
  summary: 'Sets the person’s payment details; null removes them',
  auth: 'required',
  rateLimit: 'write',
  body: paymentHandleSchema,
  handle: async ({ actor, body }) => {
    await saveHandle(actor, body.handle);
    return noContent();
  },
});
