import { listPackagesSchema, packageListSchema } from '@/lib/bookings/schema';
import { listPackages } from '@/lib/bookings/service/packages';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The caller’s packages as client or as coach, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listPackagesSchema,
  response: packageListSchema,
  handle: ({ actor, query }) => listPackages(actor, query.side),
});
