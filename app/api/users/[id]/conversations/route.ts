import {
  conversationListSchema,
  listConversationsSchema,
} from '@/lib/messages/schema/conversations';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { userParamsSchema } from '@/lib/users/schema/profile';

export const GET = route({
  summary: 'The caller’s conversations, latest first; box=requests lists message requests',
  auth: 'read',
  rateLimit: 'read',
  params: userParamsSchema,
  query: listConversationsSchema,
  response: conversationListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listConversations(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});
