import { discoverGroupsSchema, groupCardListSchema } from '@/lib/groups/schema/group-card';
import { discoverGroups } from '@/lib/groups/service/discover-groups';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Public groups within a radius or a city, nearest first',
  auth: 'optional',
  rateLimit: 'read',
  query: discoverGroupsSchema,
  response: groupCardListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await discoverGroups(actor, query);
    return batch(items, request, nextCursor);
  },
});
