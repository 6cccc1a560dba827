import { passkeyOptionsSchema } from '@/lib/auth/passkey-schema';
import { beginPasskeyStep } from '@/lib/auth/passkeys';
import { readSessionToken } from '@/lib/auth/session-cookie';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Options to complete the second step with a passkey',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  errors: ['unauthorized', 'not_found'],
  handle: ({ request }) => beginPasskeyStep(readSessionToken(request.headers.get('cookie'))),
});
