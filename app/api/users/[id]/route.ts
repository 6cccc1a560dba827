import { route } from '@/lib/http/handler';
import { currentUserSchema } from '@/lib/users/schema';
import { deletionSchema } from '@/lib/users/schema/account';
import { updateProfileSchema, userParamsSchema } from '@/lib/users/schema/profile';
import { profileSchema } from '@/lib/users/schema/read-profile';
import { deleteAccount } from '@/lib/users/service/delete-account';
import { updateProfile } from '@/lib/users/service/edit-profile';
import { readProfile } from '@/lib/users/service/read-profile';

export const GET = route({
  summary: 'A person’s profile: one’s own with all own fields, another’s with public ones',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: profileSchema,
  handle: ({ actor, params }) => readProfile(actor, params.id),
});

export const PUT = route({
  summary: 'Changes one’s own profile; what is left out stays',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: updateProfileSchema,
  response: currentUserSchema,
  handle: ({ actor, params, body }) => updateProfile(actor, params.id, body),
});

export const DELETE = route({
  summary:
    'Deletes one’s own account: signed out everywhere now, gone in 7 days, undone by signing in before',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  response: deletionSchema,
  handle: ({ actor, params }) => deleteAccount(actor, params.id),
});
