import { reportSchema, reportThingSchema } from '@/lib/moderation/schema';
import { reportThing } from '@/lib/moderation/service/report-thing';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Reports a person, group, game, venue, review or message to the admins',
  auth: 'required',
  rateLimit: 'write',
  body: reportThingSchema,
  response: reportSchema,
  answers: [201],
  handle: async ({ actor, body }) => created(await reportThing(actor, body)),
});
