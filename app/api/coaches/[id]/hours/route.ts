import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, setHoursSchema } from '@/lib/coaching/schema/desk';
import { setHours } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces a coach’s weekly hours',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setHoursSchema,
  response: deskSchema,
  handle: ({ actor, params, body }) => setHours(actor, params.id, body),
});
