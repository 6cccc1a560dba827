import { createRegistrationChallenge } from '@/lib/auth/registration-work';
import { route } from '@/lib/http/handler';
import { clientAddress } from '@/lib/http/rate-limiter';

export const GET = route({
  summary: 'The proof of work that registering from this address asks for, in the format of ALTCHA',
  auth: 'none',
  rateLimit: 'publicRead',
  answers: [200],
  handle: ({ request }) => createRegistrationChallenge(clientAddress(request)),
});
