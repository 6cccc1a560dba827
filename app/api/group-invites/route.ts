import { inviteListSchema, listInvitesSchema } from '@/lib/groups/schema/join';
import { listOwnInvites } from '@/lib/groups/service/invite-person';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s pending group invites',
  auth: 'read',
  rateLimit: 'read',
  query: listInvitesSchema,
  response: inviteListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listOwnInvites(actor, query);
    return batch(items, request, nextCursor);
  },
});
