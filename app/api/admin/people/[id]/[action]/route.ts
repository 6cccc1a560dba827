import { adminPersonSchema, moderatePersonParamsSchema, moderateSchema } from '@/lib/admin/schema';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { expireTags } from '@/lib/cache/expire';
import { cacheTags } from '@/lib/cache/tags';
import { listCoachIds } from '@/lib/coaching/service';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Suspends, bans or restores a person, or ends their sessions',
  auth: 'admin',
  rateLimit: 'write',
  params: moderatePersonParamsSchema,
  body: moderateSchema,
  response: adminPersonSchema,
  handle: async ({ actor, params, body }) => {
    const person = await moderatePerson(actor, params.id, params.action, body);
    // Who is kept out coaches nobody: their public page goes now, not when it grows old.
    expireTags(...(await listCoachIds(params.id)).map(cacheTags.coach));
    return person;
  },
});
