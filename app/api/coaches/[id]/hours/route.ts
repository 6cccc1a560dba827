import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, setHoursSchema } from '@/lib/coaching/schema/desk';
import { setHours } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces a coach’s weekly hours',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setHoursSchema,
  response: deskSchema,
  handle: async ({ actor, params, body }) => {
    const desk = await setHours(actor, params.id, body);
    expireTags(cacheTags.coach(params.id));
    return desk;
  },
});
