import { pendingCountsSchema } from '@/lib/admin/schema';
import { readPendingCounts } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'How many applications wait for a decision',
  auth: 'admin',
  rateLimit: 'read',
  response: pendingCountsSchema,
  handle: () => readPendingCounts(),
});
