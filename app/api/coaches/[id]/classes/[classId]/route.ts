import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { classParamsSchema, deskSchema } from '@/lib/coaching/schema/desk';
import { removeClass } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes a class',
  auth: 'required',
  rateLimit: 'write',
  params: classParamsSchema,
  response: deskSchema,
  handle: async ({ actor, params }) => {
    const desk = await removeClass(actor, params.id, params.classId);
    expireTags(cacheTags.coach(params.id));
    return desk;
  },
});
