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
  handle: ({ actor, params, body }) => changeSport(actor, params.id, body),
});
