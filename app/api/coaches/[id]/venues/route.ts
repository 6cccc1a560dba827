import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, setCoachVenuesSchema } from '@/lib/coaching/schema/desk';
import { setCoachVenues } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces the venues where a coach trains',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setCoachVenuesSchema,
  response: deskSchema,
  handle: ({ actor, params, body }) => setCoachVenues(actor, params.id, body),
});
