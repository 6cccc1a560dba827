import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { acceptTermsSchema } from '@/lib/users/schema/settings';
import { acceptTerms } from '@/lib/users/service/change-settings';

export const POST = route({
  summary: 'Accepts the terms and the house rules of a version',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: acceptTermsSchema,
  handle: async ({ actor, params, body }) => {
    await acceptTerms(actor, params.id, body.version);
    return noContent();
  },
});
