import { serviceLevelsSchema } from '@/lib/admin/schema';
import { readServiceLevels } from '@/lib/admin/service/read-service-levels';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'What the objectives leave of a month, and what visits took in browsers',
  auth: 'admin',
  rateLimit: 'read',
  response: serviceLevelsSchema,
  handle: () => readServiceLevels(),
});
