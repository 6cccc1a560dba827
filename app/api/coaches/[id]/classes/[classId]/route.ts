import { classParamsSchema, deskSchema } from '@/lib/coaching/schema/desk';
import { removeClass } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes a class',
  auth: 'required',
  rateLimit: 'write',
  params: classParamsSchema,
  response: deskSchema,
  handle: ({ actor, params }) => removeClass(actor, params.id, params.classId),
});
