import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema, setCoachVenuesSchema } from '@/lib/coaching/schema/settings';
import { setCoachVenues } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces the venues where a coach trains',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setCoachVenuesSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params, body }) => setCoachVenues(actor, params.id, body),
});
