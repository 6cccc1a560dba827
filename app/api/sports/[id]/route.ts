import { route } from '@/lib/platform/http/handler';
import { sportDetailSchema, sportParamsSchema } from '@/lib/sports/schema';
import { readSport } from '@/lib/sports/service/read-sports';

export const GET = route({
  summary: 'A sport with its numbers of players, groups, venues and coaches',
  auth: 'none',
  rateLimit: 'publicRead',
  params: sportParamsSchema,
  response: sportDetailSchema,
  handle: ({ params }) => readSport(params.id),
});
