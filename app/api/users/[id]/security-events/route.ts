import { route } from '@/lib/http/handler';
import { securityEventListSchema } from '@/lib/users/schema/account';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { listSecurityEvents } from '@/lib/users/service/list-security-events';

export const GET = route({
  summary: 'What happened to one’s own account lately: sign-ins, failed ones and changes',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: securityEventListSchema,
  handle: ({ actor, params }) => listSecurityEvents(actor, params.id),
});
