import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { addClassSchema, coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { addClass } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Adds a class to a coach’s offer',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addClassSchema,
  response: coachSettingsSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addClass(actor, params.id, body)),
});
