import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { joinRequestListSchema, listJoinRequestsSchema } from '@/lib/groups/schema/join';
import { listJoinRequests } from '@/lib/groups/service/decide-join-request';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Pending join requests, oldest first; for organisers',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  query: listJoinRequestsSchema,
  response: joinRequestListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listJoinRequests(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});
