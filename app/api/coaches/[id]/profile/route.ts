import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
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
  handle: async ({ actor, params, body }) => {
    const desk = await editCoach(actor, params.id, body);
    expireTags(cacheTags.coach(params.id));
    return desk;
  },
});
