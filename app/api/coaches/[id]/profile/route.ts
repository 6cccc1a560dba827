import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema, editCoachSchema } from '@/lib/coaching/schema/settings';
import { editCoach } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Edits a coach’s page: rate, experience, place, bio and lists',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: editCoachSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params, body }) => editCoach(actor, params.id, body),
});
