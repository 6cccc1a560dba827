import { adminCoachApplicationListSchema } from '@/lib/admin/schema';
import { listCoachApplications } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'Applications of coaches, the pending first',
  auth: 'admin',
  rateLimit: 'read',
  response: adminCoachApplicationListSchema,
  handle: () => listCoachApplications(),
});
