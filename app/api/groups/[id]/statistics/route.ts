import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { groupStatisticsSchema } from '@/lib/statistics/schema';
import { readStatistics } from '@/lib/statistics/service/read-statistics';

export const GET = route({
  summary: 'What the games of a group came to by week, for its organisers',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: groupStatisticsSchema,
  handle: ({ actor, params }) => readStatistics(actor, params.id),
});
