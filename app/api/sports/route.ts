import { route } from '@/lib/platform/http/handler';
import { sportListSchema } from '@/lib/sports/schema';
import { listSports } from '@/lib/sports/service/read-sports';

export const GET = route({
  summary: 'All sports, Paddle first, then by name',
  auth: 'none',
  rateLimit: 'publicRead',
  response: sportListSchema,
  handle: () => listSports(),
});
