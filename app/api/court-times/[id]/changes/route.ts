import { courtTimeChangeListSchema, courtTimeParamsSchema } from '@/lib/courts/schema/court-time';
import { listChanges } from '@/lib/courts/service/read-times';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'What happened to a time of a court, for both sides',
  auth: 'read',
  rateLimit: 'read',
  params: courtTimeParamsSchema,
  response: courtTimeChangeListSchema,
  handle: ({ actor, params }) => listChanges(actor, params.id),
});
