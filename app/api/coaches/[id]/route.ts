import { coachParamsSchema, coachSchema } from '@/lib/coaching/schema/coach';
import { readCoach } from '@/lib/coaching/service/read-coach';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A coach with sports, availability and rates',
  auth: 'optional',
  rateLimit: 'read',
  params: coachParamsSchema,
  response: coachSchema,
  handle: ({ actor, params }) => readCoach(actor, params.id),
});
