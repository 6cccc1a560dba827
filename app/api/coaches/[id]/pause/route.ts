import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema, pauseCoachSchema } from '@/lib/coaching/schema/settings';
import { pauseCoach } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Pauses or resumes a coach in the directory',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: pauseCoachSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params, body }) => pauseCoach(actor, params.id, body),
});
