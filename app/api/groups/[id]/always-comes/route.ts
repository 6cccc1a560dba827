import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { alwaysComesSchema } from '@/lib/groups/schema/members';
import { setAlwaysComes } from '@/lib/groups/service/always-come';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PUT = route({
  summary:
    'Whether the caller, a member, has a seat in each new game of a series unless they say no',
  auth: 'write',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: alwaysComesSchema,
  handle: async ({ actor, params, body }) => {
    await setAlwaysComes(actor, params.id, body.alwaysComes);
    return noContent();
  },
});
