import { restoreAddress } from '@/lib/platform/auth/address';
import { addressConfirmedSchema, addressLinkSchema } from '@/lib/platform/auth/address-schema';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Restores the previous e-mail address with the token from an email',
  auth: 'none',
  rateLimit: 'addressLink',
  body: addressLinkSchema,
  response: addressConfirmedSchema,
  errors: ['conflict'],
  handle: ({ body }) => restoreAddress(body.token),
});
