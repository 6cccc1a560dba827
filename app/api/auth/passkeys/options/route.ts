import { passkeyOptionsSchema, passkeyProofSchema } from '@/lib/auth/passkey-schema';
import { beginPasskey } from '@/lib/auth/passkeys';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'What one’s device needs to make a passkey, for five minutes and once',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: passkeyProofSchema,
  response: passkeyOptionsSchema,
  errors: ['forbidden'],
  handle: ({ actor, body }) => beginPasskey(actor, body?.password),
});
