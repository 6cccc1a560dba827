import { route } from '@/lib/platform/http/handler';
import { changePasswordSchema, passwordChangedSchema } from '@/lib/users/schema/account';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { changePassword } from '@/lib/users/service/change-photo';

export const POST = route({
  summary: 'Changes the password and signs out all other browsers',
  auth: 'required',
  rateLimit: 'passwordChange',
  params: userParamsSchema,
  body: changePasswordSchema,
  response: passwordChangedSchema,
  handle: ({ actor, params, body }) => changePassword(actor, params.id, body),
});
