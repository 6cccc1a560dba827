import { registerPerson } from '@/lib/auth/registration';
import { registeredSchema, registrationSchema } from '@/lib/auth/schema';
import { route } from '@/lib/http/handler';
import { clientAddress } from '@/lib/http/rate-limiter';
import { created } from '@/lib/http/responses';

export const POST = route({
  summary: 'Makes an account; answers alike for an address that has one',
  auth: 'none',
  rateLimit: 'register',
  body: registrationSchema,
  response: registeredSchema,
  answers: [201],
  handle: async ({ request, body }) => created(await registerPerson(body, clientAddress(request))),
});
