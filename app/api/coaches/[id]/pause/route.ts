import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, pauseCoachSchema } from '@/lib/coaching/schema/desk';
import { pauseCoach } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Pauses or resumes a coach in the directory',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: pauseCoachSchema,
  response: deskSchema,
  handle: ({ actor, params, body }) => pauseCoach(actor, params.id, body),
});
