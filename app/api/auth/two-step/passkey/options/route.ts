import { passkeyOptionsSchema } from '@/lib/platform/auth/passkey-schema';
import { beginPasskeyStep } from '@/lib/platform/auth/passkeys';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Options to complete the second step with a passkey',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  errors: ['unauthorized', 'not_found'],
  handle: ({ request }) => beginPasskeyStep(readSessionToken(request.headers.get('cookie'))),
});
