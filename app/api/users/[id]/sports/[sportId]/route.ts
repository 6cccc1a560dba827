import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { userSportParamsSchema } from '@/lib/users/schema/profile';
import { removeUserSport } from '@/lib/users/service/edit-profile';

export const DELETE = route({
  summary: 'Removes a sport from the caller’s profile',
  auth: 'write',
  rateLimit: 'write',
  params: userSportParamsSchema,
  handle: async ({ actor, params }) => {
    await removeUserSport(actor, params.id, params.sportId);
    return noContent();
  },
});
