import { route } from '@/lib/http/handler';
import { unreadSchema } from '@/lib/messages/schema/conversations';
import { countUnreadOf } from '@/lib/messages/service/list-conversations';

export const GET = route({
  summary: 'How many conversations and messages are unread, and how many requests wait',
  auth: 'required',
  rateLimit: 'read',
  response: unreadSchema,
  handle: ({ actor }) => countUnreadOf(actor),
});
