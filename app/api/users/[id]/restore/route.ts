import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { restoreAccount } from '@/lib/users/service/delete-account';

export const POST = route({
  summary: 'Cancels the deletion of the caller’s account while it is pending',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  handle: async ({ actor, params }) => {
    await restoreAccount(actor, params.id);
    return noContent();
  },
});
