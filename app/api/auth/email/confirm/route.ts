import { confirmAddress } from '@/lib/platform/auth/address';
import { addressConfirmedSchema, addressLinkSchema } from '@/lib/platform/auth/address-schema';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Confirms an e-mail address, or a change of it, with the token from an email',
  auth: 'required',
  rateLimit: 'addressLink',
  body: addressLinkSchema,
  response: addressConfirmedSchema,
  errors: ['conflict'],
  handle: ({ actor, body }) => confirmAddress(actor, body.token),
});
