import { markPaidSchema } from '@/lib/clients/schema';
import { markEntryPaid } from '@/lib/clients/service/mark-paid';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PUT = route({
  summary:
    'Notes in the coach’s book that a session, package or class place is paid, or takes it back',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: markPaidSchema,
  handle: async ({ actor, params, body }) => {
    await markEntryPaid(actor, params.id, body);
    return noContent();
  },
});
