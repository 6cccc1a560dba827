import { deleteAccount } from '@/lib/account/service/delete-account';
import { leaveUnfitting } from '@/lib/invites/service/leave-group';
import { proofBodySchema } from '@/lib/platform/auth/proof-schema';
import { route } from '@/lib/platform/http/handler';
import { deletionSchema } from '@/lib/users/schema/account';
import { currentUserSchema } from '@/lib/users/schema/current-user';
import { updateProfileSchema, userParamsSchema } from '@/lib/users/schema/profile';
import { profileSchema } from '@/lib/users/schema/read-profile';
import { updateProfile } from '@/lib/users/service/edit-profile';
import { readProfile } from '@/lib/users/service/read-profile';

export const GET = route({
  summary: 'A person’s profile: all fields for its owner, the public ones for others',
  auth: 'read',
  rateLimit: 'read',
  params: userParamsSchema,
  response: profileSchema,
  handle: ({ actor, params }) => readProfile(actor, params.id),
});

export const PUT = route({
  summary: 'Updates the caller’s profile; omitted fields are unchanged',
  auth: 'write',
  rateLimit: 'write',
  params: userParamsSchema,
  body: updateProfileSchema,
  response: currentUserSchema,
  handle: ({ actor, params, body }) => updateProfile(actor, params.id, body, leaveUnfitting),
});

export const DELETE = route({
  summary:
    'Deletes the caller’s account: signed out everywhere at once, erased after 7 days, restorable by signing in before. Requires the password, or a sign-in a few minutes ago',
  auth: 'required',
  rateLimit: 'passwordChange',
  params: userParamsSchema,
  // People without a password who have just signed in need no body.
  body: proofBodySchema.default({}),
  response: deletionSchema,
  handle: ({ actor, params, body }) => deleteAccount(actor, params.id, body.password),
});
