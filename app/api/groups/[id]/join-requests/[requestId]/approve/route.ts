import {
  decideJoinRequestSchema,
  joinRequestParamsSchema,
  joinRequestSchema,
} from '@/lib/groups/schema/join';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Approves a join request; in a full group it remains pending',
  auth: 'organiser',
  rateLimit: 'write',
  params: joinRequestParamsSchema,
  body: decideJoinRequestSchema,
  response: joinRequestSchema,
  handle: ({ actor, params: { id, requestId }, body }) =>
    decideJoinRequest(actor, { groupId: id, requestId }, { ...body, approve: true }),
});
