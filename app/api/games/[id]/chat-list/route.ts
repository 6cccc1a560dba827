import { chatListSchema, gameParamsSchema } from '@/lib/games/schema/read-game';
import { readChatList } from '@/lib/games/service/chat-list';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    'The list of players as a message for a chat, in the group’s language; for members and players',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: chatListSchema,
  handle: ({ actor, params }) => readChatList(actor, params.id),
});
