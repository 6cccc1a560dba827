import { registerPerson } from '@/lib/auth/registration';
import { registeredSchema, registerSchema } from '@/lib/auth/schema';
import { route } from '@/lib/http/handler';
import { created } from '@/lib/http/responses';

export const POST = route({
  summary: 'Makes an account; answers alike for an address that has one',
  auth: 'none',
  rateLimit: 'register',
  body: registerSchema,
  response: registeredSchema,
  answers: [201],
  handle: async ({ body }) => created(await registerPerson(body)),
});
