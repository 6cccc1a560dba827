import { listPackagesSchema } from '@/lib/bookings/schema';
import { classSessionListSchema } from '@/lib/classes/schema';
import { listOwnSessions } from '@/lib/classes/service/read-sessions';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The caller’s upcoming classes, as client or as coach',
  auth: 'read',
  rateLimit: 'read',
  query: listPackagesSchema,
  response: classSessionListSchema,
  handle: ({ actor, query }) => listOwnSessions(actor, query.side),
});
