import { newPasskeyOptionsSchema, passkeyProofSchema } from '@/lib/auth/passkey-schema';
import { beginPasskey } from '@/lib/auth/passkeys';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Options to create a passkey, valid once for five minutes',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: passkeyProofSchema,
  response: newPasskeyOptionsSchema,
  errors: ['forbidden'],
  handle: ({ actor, body }) => beginPasskey(actor, body?.password),
});
