import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import {
  decideJoinRequestSchema,
  joinRequestParamsSchema,
  joinRequestSchema,
} from '@/lib/groups/schema/join';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Approves a join request; in a full group it stays open',
  auth: 'required',
  rateLimit: 'write',
  params: joinRequestParamsSchema,
  body: decideJoinRequestSchema,
  response: joinRequestSchema,
  handle: async ({ actor, params, body }) => {
    const ids = { groupId: params.id, requestId: params.requestId };
    const request = await decideJoinRequest(actor, ids, { ...body, approve: true });
    expireTags(cacheTags.group(params.id));
    return request;
  },
});
