import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import {
  savedUserSportSchema,
  saveUserSportSchema,
  userParamsSchema,
} from '@/lib/users/schema/profile';
import { userSportListSchema } from '@/lib/users/schema/read-profile';
import { saveUserSport } from '@/lib/users/service/edit-profile';
import { listSportsOf } from '@/lib/users/service/read-profile';

export const GET = route({
  summary: 'The sports of a person, with levels',
  auth: 'read',
  rateLimit: 'read',
  params: userParamsSchema,
  response: userSportListSchema,
  handle: ({ actor, params }) => listSportsOf(actor, params.id),
});

export const POST = route({
  summary: 'Adds a sport to the caller’s profile or changes its level',
  auth: 'write',
  rateLimit: 'write',
  params: userParamsSchema,
  body: saveUserSportSchema,
  response: savedUserSportSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await saveUserSport(actor, params.id, body)),
});
