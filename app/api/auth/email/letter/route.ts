import { sendConfirmationAgain } from '@/lib/platform/auth/address';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Sends the email that confirms the caller’s address again',
  auth: 'required',
  rateLimit: 'addressLetter',
  errors: ['conflict', 'unavailable'],
  handle: async ({ actor }) => {
    await sendConfirmationAgain(actor);
    return noContent();
  },
});
