import { adminVenueApplicationListSchema } from '@/lib/admin/schema';
import { listVenueApplications } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'Applications of venues, the pending first',
  auth: 'admin',
  rateLimit: 'read',
  response: adminVenueApplicationListSchema,
  handle: () => listVenueApplications(),
});
