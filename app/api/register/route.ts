import { registerPerson } from '@/lib/platform/auth/registration';
import { registeredSchema, registrationSchema } from '@/lib/platform/auth/schema';
import { route } from '@/lib/platform/http/handler';
import { clientAddress } from '@/lib/platform/http/rate-limiter';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Creates an account; the response is the same for a taken address',
  auth: 'none',
  rateLimit: 'register',
  body: registrationSchema,
  response: registeredSchema,
  answers: [201],
  handle: async ({ request, body }) => created(await registerPerson(body, clientAddress(request))),
});
