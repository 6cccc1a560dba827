import { friendRequestParamsSchema, friendRequestSchema } from '@/lib/connections/schema';
import { decideRequest } from '@/lib/connections/service/decide-request';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Accepts a connection request',
  auth: 'write',
  rateLimit: 'write',
  params: friendRequestParamsSchema,
  response: friendRequestSchema,
  handle: ({ actor, params }) => decideRequest(actor, params.id, 'accept'),
});
