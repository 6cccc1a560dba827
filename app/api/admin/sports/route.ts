import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
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
  handle: async ({ actor, body }) => {
    const sport = await addSport(actor, body);
    expireTags(cacheTags.sports);
    return created(sport);
  },
});
