import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, editCoachSchema } from '@/lib/coaching/schema/desk';
import { editCoach } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Edits a coach’s page: rate, experience, place, bio and lists',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: editCoachSchema,
  response: deskSchema,
  handle: ({ actor, params, body }) => editCoach(actor, params.id, body),
});
