import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { announceToMembers } from '@/lib/groups/service/edit-group';
import { announceSchema } from '@/lib/messages/schema/message-inputs';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Announces something to all members of a group: a notification, and a pinned message in the chat. 429 after three in 24 hours',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: announceSchema,
  handle: async ({ actor, params, body }) => {
    await announceToMembers(actor, params.id, body);
    return noContent();
  },
});
