import { createRegistrationChallenge } from '@/lib/platform/auth/registration-work';
import { route } from '@/lib/platform/http/handler';
import { clientAddress } from '@/lib/platform/http/rate-limiter';

export const GET = route({
  summary: 'The proof of work required to register from this address, in ALTCHA’s format',
  auth: 'none',
  rateLimit: 'publicRead',
  answers: [200],
  handle: ({ request }) => createRegistrationChallenge(clientAddress(request)),
});
