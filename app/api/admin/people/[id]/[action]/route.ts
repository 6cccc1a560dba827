import { adminPersonSchema, moderatePersonParamsSchema, moderateSchema } from '@/lib/admin/schema';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Suspends, bans or restores a person, or ends their sessions',
  auth: 'admin',
  rateLimit: 'write',
  params: moderatePersonParamsSchema,
  body: moderateSchema,
  response: adminPersonSchema,
  handle: ({ actor, params, body }) => moderatePerson(actor, params.id, params.action, body),
});
