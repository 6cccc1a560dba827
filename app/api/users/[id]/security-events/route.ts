import { route } from '@/lib/platform/http/handler';
import { securityEventListSchema } from '@/lib/users/schema/account';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { listSecurityEvents } from '@/lib/users/service/manage-sessions';

export const GET = route({
  summary: 'Recent security events of the caller’s account',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: securityEventListSchema,
  handle: ({ actor, params }) => listSecurityEvents(actor, params.id),
});
