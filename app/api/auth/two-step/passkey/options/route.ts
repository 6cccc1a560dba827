import { passkeyOptionsSchema } from '@/lib/auth/passkey-schema';
import { beginPasskeyStep } from '@/lib/auth/passkeys';
import { readSessionToken } from '@/lib/auth/session-cookie';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'What a device needs to take the second step of a sign-in by a passkey',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  errors: ['unauthorized', 'not_found'],
  handle: ({ request }) => beginPasskeyStep(readSessionToken(request.headers.get('cookie'))),
});
