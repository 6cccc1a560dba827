import { tokenParamsSchema } from '@/lib/platform/auth/access-token-schema';
import { revokeToken } from '@/lib/platform/auth/access-tokens';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Revokes an access token of the caller',
  auth: 'required',
  rateLimit: 'write',
  params: tokenParamsSchema,
  handle: async ({ actor, params }) => {
    await revokeToken(actor, params.id);
    return noContent();
  },
});
