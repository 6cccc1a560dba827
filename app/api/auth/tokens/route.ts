import {
  accessTokenListSchema,
  madeTokenSchema,
  makeTokenSchema,
} from '@/lib/platform/auth/access-token-schema';
import { listTokens, makeToken } from '@/lib/platform/auth/access-tokens';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s access tokens, newest first',
  auth: 'required',
  rateLimit: 'read',
  response: accessTokenListSchema,
  handle: ({ actor }) => listTokens(actor),
});

export const POST = route({
  summary: 'Makes an access token for a program; only this response has the token itself',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: makeTokenSchema,
  response: madeTokenSchema,
  answers: [201],
  handle: async ({ actor, body }) => created(await makeToken(actor, body)),
});
