import { skipDtoSchema, skipPersonSchema } from '@/lib/likes/schema';
import { skipPerson } from '@/lib/likes/service';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Skips a person for 30 days',
  auth: 'write',
  rateLimit: 'swipe',
  body: skipPersonSchema,
  response: skipDtoSchema,
  answers: [201],
  handle: async ({ actor, body }) => created(await skipPerson(actor, body.userId)),
});
