import { route } from '@/lib/platform/http/handler';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { stateBirthYearSchema, statedBirthYearSchema } from '@/lib/users/schema/settings';
import { stateBirthYear } from '@/lib/users/service/change-settings';

export const PUT = route({
  summary: 'States the year of birth, once; it is shown to nobody',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: stateBirthYearSchema,
  response: statedBirthYearSchema,
  errors: ['conflict'],
  handle: ({ actor, params, body }) => stateBirthYear(actor, params.id, body.birthYear),
});
