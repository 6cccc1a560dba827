import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { addClassSchema, deskSchema } from '@/lib/coaching/schema/desk';
import { addClass } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Adds a class to a coach’s offer',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: addClassSchema,
  response: deskSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => {
    const desk = await addClass(actor, params.id, body);
    expireTags(cacheTags.coach(params.id));
    return created(desk);
  },
});
