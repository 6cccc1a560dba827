import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema, setHoursSchema } from '@/lib/coaching/schema/settings';
import { setHours } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces a coach’s weekly hours',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setHoursSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params, body }) => setHours(actor, params.id, body),
});
