import { findingListSchema } from '@/lib/admin/schema';
import { listFindings } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The faults of the installation, with their remedies',
  auth: 'admin',
  rateLimit: 'read',
  response: findingListSchema,
  handle: () => listFindings(),
});
