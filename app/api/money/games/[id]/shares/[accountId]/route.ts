import { markShareSchema, shareParamsSchema } from '@/lib/money/schema';
import { markShare } from '@/lib/money/service/charge-game';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PUT = route({
  summary: 'Marks a share as paid, open or waived; its player can claim a payment',
  auth: 'organiser',
  rateLimit: 'write',
  params: shareParamsSchema,
  body: markShareSchema,
  handle: async ({ actor, params: { id: gameId, accountId }, body }) => {
    await markShare(actor, { gameId, accountId }, body.mark, body.digits);
    return noContent();
  },
});
