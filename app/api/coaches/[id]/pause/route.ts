import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
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
  handle: async ({ actor, params, body }) => {
    const desk = await pauseCoach(actor, params.id, body);
    expireTags(cacheTags.coach(params.id));
    return desk;
  },
});
