import { newPasskeyOptionsSchema, passkeyProofSchema } from '@/lib/platform/auth/passkey-schema';
import { beginPasskey } from '@/lib/platform/auth/passkeys';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Options to create a passkey, valid once for five minutes',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: passkeyProofSchema,
  response: newPasskeyOptionsSchema,
  errors: ['forbidden'],
  handle: ({ actor, body }) => beginPasskey(actor, body?.password),
});
