import { adminPersonSchema, moderatePersonParamsSchema, moderateSchema } from '@/lib/admin/schema';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { expireTags } from '@/lib/platform/cache/expire';
import { route } from '@/lib/platform/http/handler';
import { listTagsOfPerson } from '@/lib/users/service/list-kept-pages';

export const POST = route({
  summary: 'Suspends, bans or restores a person, or ends their sessions',
  auth: 'admin',
  rateLimit: 'write',
  params: moderatePersonParamsSchema,
  body: moderateSchema,
  response: adminPersonSchema,
  handle: async ({ actor, params, body }) => {
    const person = await moderatePerson(actor, params.id, params.action, body);
    // A suspended or banned person coaches nobody and has no place in games. Public pages must show that at once.
    expireTags(...(await listTagsOfPerson(params.id)));
    return person;
  },
});
