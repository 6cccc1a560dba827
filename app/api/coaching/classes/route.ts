import { listedClassListSchema } from '@/lib/coaching/schema/directory';
import { listClasses } from '@/lib/coaching/service/list-coaches';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Classes that coaches give',
  auth: 'optional',
  rateLimit: 'read',
  response: listedClassListSchema,
  handle: ({ actor }) => listClasses(actor),
});
