import { coachSettingsSchema, dayOffParamsSchema } from '@/lib/coaching/schema/settings';
import { removeDayOff } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes days off',
  auth: 'organiser',
  rateLimit: 'write',
  params: dayOffParamsSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params }) => removeDayOff(actor, params.id, params.dayOffId),
});
