import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { addDayOffSchema, coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { addDayOff } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Adds a coach’s days off',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addDayOffSchema,
  response: coachSettingsSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addDayOff(actor, params.id, body)),
});
