import { passkeyOptionsSchema } from '@/lib/auth/passkey-schema';
import { beginPasskeySignIn } from '@/lib/auth/passkeys';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'What a device needs to sign in by a passkey, for five minutes and once',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  response: passkeyOptionsSchema,
  handle: () => beginPasskeySignIn(),
});
