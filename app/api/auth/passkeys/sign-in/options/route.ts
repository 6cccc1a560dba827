import { passkeyOptionsSchema } from '@/lib/platform/auth/passkey-schema';
import { beginPasskeySignIn } from '@/lib/platform/auth/passkeys';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Options to sign in with a passkey, valid once for five minutes',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  handle: () => beginPasskeySignIn(),
});
