import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { regularParamsSchema } from '@/lib/regulars/schema';
import { removeRegular } from '@/lib/regulars/service/manage-regulars';

export const DELETE = route({
  summary: 'Removes a regular; their seats go to the waiting lists',
  auth: 'required',
  rateLimit: 'write',
  params: regularParamsSchema,
  handle: async ({ actor, params }) => {
    await removeRegular(actor, params.id);
    return noContent();
  },
});
