import { classParamsSchema, coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { removeClass } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes a class',
  auth: 'organiser',
  rateLimit: 'write',
  params: classParamsSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params }) => removeClass(actor, params.id, params.classId),
});
