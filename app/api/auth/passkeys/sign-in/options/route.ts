import { passkeyOptionsSchema } from '@/lib/auth/passkey-schema';
import { beginPasskeySignIn } from '@/lib/auth/passkeys';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Options to sign in with a passkey, valid once for five minutes',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  handle: () => beginPasskeySignIn(),
});
