import { route } from '@/lib/http/handler';
import { currentUserSchema } from '@/lib/users/schema';
import { updateProfileSchema, userParamsSchema } from '@/lib/users/schema/profile';
import { updateProfile } from '@/lib/users/service/edit-profile';

export const PUT = route({
  summary: 'Changes one’s own profile; what is left out stays',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: updateProfileSchema,
  response: currentUserSchema,
  handle: ({ actor, params, body }) => updateProfile(actor, params.id, body),
});
