import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { addDayOffSchema, deskSchema } from '@/lib/coaching/schema/desk';
import { addDayOff } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Adds a coach’s days off',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addDayOffSchema,
  response: deskSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addDayOff(actor, params.id, body)),
});
