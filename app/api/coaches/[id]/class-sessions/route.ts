import { addSessionsSchema, classSessionListSchema } from '@/lib/classes/schema';
import { addSessions } from '@/lib/classes/service/add-sessions';
import { listSessions } from '@/lib/classes/service/read-sessions';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The dates of a coach’s classes, next first',
  auth: 'optional',
  rateLimit: 'read',
  params: coachParamsSchema,
  response: classSessionListSchema,
  handle: ({ actor, params }) => listSessions(actor, params.id),
});

export const POST = route({
  summary: 'Adds dates to a class, a week apart',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addSessionsSchema,
  response: classSessionListSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await addSessions(actor, params.id, body)),
});
