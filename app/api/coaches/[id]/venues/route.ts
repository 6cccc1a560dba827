import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema, setCoachVenuesSchema } from '@/lib/coaching/schema/desk';
import { setCoachVenues } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Replaces the venues where a coach trains',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setCoachVenuesSchema,
  response: deskSchema,
  handle: async ({ actor, params, body }) => {
    const desk = await setCoachVenues(actor, params.id, body);
    expireTags(cacheTags.coach(params.id));
    return desk;
  },
});
