import { calendarQuerySchema, calendarTokenParamsSchema } from '@/lib/calendar/schema';
import { readFeed } from '@/lib/calendar/service';
import { calendarResponse } from '@/lib/platform/http/calendar-response';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    'The calendar feed behind a secret link: its owner’s games, classes and sessions, or a court that they manage',
  auth: 'none',
  rateLimit: 'publicRead',
  params: calendarTokenParamsSchema,
  query: calendarQuerySchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ params, query }) =>
    calendarResponse(await readFeed(params.token, query.court), 'maidan'),
});
