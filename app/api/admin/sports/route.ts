import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { saveSportSchema, sportDtoSchema } from '@/lib/sports/schema';
import { addSport } from '@/lib/sports/service/manage-sports';

export const POST = route({
  summary: 'Adds a sport',
  auth: 'admin',
  rateLimit: 'write',
  body: saveSportSchema,
  response: sportDtoSchema,
  answers: [201],
  handle: async ({ actor, body }) => created(await addSport(actor, body)),
});
