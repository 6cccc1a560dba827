import { unreadSchema } from '@/lib/messages/schema/conversations';
import { countUnreadOf } from '@/lib/messages/service/list-conversations';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The numbers of unread conversations and messages, and of pending requests',
  auth: 'read',
  rateLimit: 'read',
  response: unreadSchema,
  handle: ({ actor }) => countUnreadOf(actor),
});
