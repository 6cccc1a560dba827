import { route } from '@/lib/http/handler';
import { created } from '@/lib/http/responses';
import {
  savedUserSportSchema,
  saveUserSportSchema,
  userParamsSchema,
} from '@/lib/users/schema/profile';
import { saveUserSport } from '@/lib/users/service/edit-profile';

export const POST = route({
  summary: 'Adds a sport to one’s own profile or changes its level',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: saveUserSportSchema,
  response: savedUserSportSchema,
  handle: async ({ actor, params, body }) => created(await saveUserSport(actor, params.id, body)),
});
