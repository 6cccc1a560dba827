import { overviewSchema } from '@/lib/admin/schema';
import { readOverview } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Figures: counts, the last 30 days, jobs, mail, and the services in use',
  auth: 'admin',
  rateLimit: 'read',
  response: overviewSchema,
  handle: () => readOverview(),
});
