import { findingListSchema } from '@/lib/admin/schema';
import { listFindings } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'What is wrong with the installation, and what to do',
  auth: 'admin',
  rateLimit: 'read',
  response: findingListSchema,
  handle: () => listFindings(),
});
