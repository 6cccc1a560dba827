import { pendingCountsSchema } from '@/lib/admin/schema';
import { readPendingCounts } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The number of pending applications',
  auth: 'admin',
  rateLimit: 'read',
  response: pendingCountsSchema,
  handle: () => readPendingCounts(),
});
