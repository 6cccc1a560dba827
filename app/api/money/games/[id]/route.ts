import { chargeGameSchema, gameMoneySchema, moneyParamsSchema } from '@/lib/money/schema';
import { chargeGame } from '@/lib/money/service/charge-game';
import { readGameMoney } from '@/lib/money/service/read-book';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The cost of a game and who has paid; for its players and for members of the group',
  auth: 'read',
  rateLimit: 'read',
  params: moneyParamsSchema,
  response: gameMoneySchema,
  handle: ({ actor, params }) => readGameMoney(actor, params.id),
});

export const PUT = route({
  summary: 'Shares the cost of a game among its players; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: moneyParamsSchema,
  body: chargeGameSchema,
  handle: async ({ actor, params, body }) => {
    await chargeGame(actor, params.id, body);
    return noContent();
  },
});
