import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import { saveSportSchema, sportDtoSchema, sportParamsSchema } from '@/lib/sports/schema';
import { changeSport } from '@/lib/sports/service/manage-sports';

export const PUT = route({
  summary: 'Renames a sport, or changes its emoji or whether it is popular',
  auth: 'admin',
  rateLimit: 'write',
  params: sportParamsSchema,
  body: saveSportSchema,
  response: sportDtoSchema,
  handle: async ({ actor, params, body }) => {
    const sport = await changeSport(actor, params.id, body);
    expireTags(cacheTags.sports);
    return sport;
  },
});
