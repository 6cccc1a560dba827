import { confirmAddress } from '@/lib/auth/address';
import { addressConfirmedSchema, addressLinkSchema } from '@/lib/auth/address-schema';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Follows the link of a letter that confirms one’s e-mail, or moves the account to it',
  auth: 'required',
  rateLimit: 'addressLink',
  body: addressLinkSchema,
  response: addressConfirmedSchema,
  errors: ['conflict'],
  handle: ({ actor, body }) => confirmAddress(actor, body.token),
});
