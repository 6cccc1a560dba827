import { restoreAddress } from '@/lib/auth/address';
import { addressConfirmedSchema, addressLinkSchema } from '@/lib/auth/address-schema';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Follows the link of a letter that takes an account back to the e-mail before',
  auth: 'none',
  rateLimit: 'addressLink',
  body: addressLinkSchema,
  response: addressConfirmedSchema,
  errors: ['conflict'],
  handle: ({ body }) => restoreAddress(body.token),
});
