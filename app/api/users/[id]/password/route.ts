import { keptDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';
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
  handle: async ({ actor, request, params, body }) => {
    const changed = await changePassword(actor, params.id, body);
    return new Reply(changed, 200, {}, await keptDeviceCookie(request, actor));
  },
});
