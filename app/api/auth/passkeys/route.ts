import {
  addPasskeySchema,
  passkeyListSchema,
  passkeySchema,
} from '@/lib/platform/auth/passkey-schema';
import { addPasskey, listPasskeys } from '@/lib/platform/auth/passkeys';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s passkeys',
  auth: 'required',
  rateLimit: 'read',
  response: passkeyListSchema,
  handle: ({ actor }) => listPasskeys(actor),
});

export const POST = route({
  summary: 'Adds the passkey that the device created for the requested options',
  auth: 'required',
  rateLimit: 'write',
  body: addPasskeySchema,
  response: passkeySchema,
  answers: [201],
  errors: ['bad_request', 'conflict'],
  handle: async ({ actor, body }) => created(await addPasskey(actor, body)),
});
