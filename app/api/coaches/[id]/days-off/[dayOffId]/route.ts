import { dayOffParamsSchema, deskSchema } from '@/lib/coaching/schema/desk';
import { removeDayOff } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes days off',
  auth: 'required',
  rateLimit: 'write',
  params: dayOffParamsSchema,
  response: deskSchema,
  handle: ({ actor, params }) => removeDayOff(actor, params.id, params.dayOffId),
});
