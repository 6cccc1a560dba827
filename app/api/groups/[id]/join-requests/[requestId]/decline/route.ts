import {
  decideJoinRequestSchema,
  joinRequestParamsSchema,
  joinRequestSchema,
} from '@/lib/groups/schema/join';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Declines a join request',
  auth: 'organiser',
  rateLimit: 'write',
  params: joinRequestParamsSchema,
  body: decideJoinRequestSchema,
  response: joinRequestSchema,
  handle: async ({ actor, params, body }) => {
    const ids = { groupId: params.id, requestId: params.requestId };
    const request = await decideJoinRequest(actor, ids, { ...body, approve: false });
    return request;
  },
});
