import { gameParamsSchema } from '@/lib/games/schema/read-game';
import { callPlayers } from '@/lib/games/service/call-players';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Invites up to ten suitable people nearby to a free seat, without revealing them; three times a game',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  handle: async ({ actor, params }) => {
    await callPlayers(actor, params.id);
    return noContent();
  },
});
