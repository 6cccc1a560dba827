import { changeAddress, readAddress } from '@/lib/platform/auth/address';
import { addressSchema, changeAddressSchema } from '@/lib/platform/auth/address-schema';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s e-mail, and whether it is confirmed',
  auth: 'required',
  rateLimit: 'read',
  response: addressSchema,
  handle: ({ actor }) => readAddress(actor),
});

export const POST = route({
  summary:
    'Requests a change of e-mail address; the response is the same for a free and a taken address',
  auth: 'required',
  rateLimit: 'addressChange',
  body: changeAddressSchema,
  errors: ['forbidden', 'unavailable'],
  handle: async ({ actor, body }) => {
    await changeAddress(actor, body);
    return noContent();
  },
});
