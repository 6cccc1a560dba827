import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { changeRegularSchema, regularParamsSchema } from '@/lib/regulars/schema';
import { changeRegular, removeRegular } from '@/lib/regulars/service/manage-regulars';

export const PATCH = route({
  summary: 'Whether a regular has a seat in each new game of a series unless they say no',
  auth: 'organiser',
  rateLimit: 'write',
  params: regularParamsSchema,
  body: changeRegularSchema,
  handle: async ({ actor, params, body }) => {
    await changeRegular(actor, params.id, body);
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Removes a regular; their seats go to the waiting lists',
  auth: 'organiser',
  rateLimit: 'write',
  params: regularParamsSchema,
  handle: async ({ actor, params }) => {
    await removeRegular(actor, params.id);
    return noContent();
  },
});
