import { calendarTokenParamsSchema } from '@/lib/calendar/schema';
import { readFeed } from '@/lib/calendar/service';
import { calendarResponse } from '@/lib/platform/http/calendar-response';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The calendar feed behind a secret link: its owner’s games, classes and sessions',
  auth: 'none',
  rateLimit: 'publicRead',
  params: calendarTokenParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ params }) => calendarResponse(await readFeed(params.token), 'maidan'),
});
