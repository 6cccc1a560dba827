import { confirmAddress } from '@/lib/platform/auth/address';
import { addressConfirmedSchema, addressLinkSchema } from '@/lib/platform/auth/address-schema';
import { keptDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Confirms an e-mail address, or a change of it, with the token from an email',
  auth: 'required',
  rateLimit: 'addressLink',
  body: addressLinkSchema,
  response: addressConfirmedSchema,
  errors: ['conflict'],
  handle: async ({ actor, request, body }) => {
    const confirmed = await confirmAddress(actor, body.token);
    return new Reply(confirmed, 200, {}, await keptDeviceCookie(request, actor));
  },
});
