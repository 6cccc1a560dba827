import { gameParamsSchema } from '@/lib/games/schema/read-game';
import { chatSchema } from '@/lib/messages/schema/conversations';
import { readGameChat } from '@/lib/messages/service/system-line';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The chat of a game, for its players',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readGameChat(actor, params.id),
});
