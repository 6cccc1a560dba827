import {
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeySchema,
  renamePasskeySchema,
} from '@/lib/platform/auth/passkey-schema';
import { removePasskey, renamePasskey } from '@/lib/platform/auth/passkeys';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PATCH = route({
  summary: 'Renames a passkey of the caller',
  auth: 'required',
  rateLimit: 'write',
  params: passkeyParamsSchema,
  body: renamePasskeySchema,
  response: passkeySchema,
  handle: ({ actor, params, body }) => renamePasskey(actor, params.id, body.name),
});

export const DELETE = route({
  summary: 'Removes a passkey of the caller, which then no longer signs in',
  auth: 'required',
  rateLimit: 'passwordChange',
  params: passkeyParamsSchema,
  body: passkeyProofSchema,
  errors: ['forbidden'],
  handle: async ({ actor, params, body }) => {
    await removePasskey(actor, params.id, body?.password);
    return noContent();
  },
});
