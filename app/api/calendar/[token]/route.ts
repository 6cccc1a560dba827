import { calendarTokenParamsSchema } from '@/lib/games/schema/calendar';
import { readFeed } from '@/lib/games/service/calendar';
import { calendarResponse } from '@/lib/http/calendar-response';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'All games and classes of whoever made the secret link, as iCalendar to subscribe to',
  auth: 'none',
  rateLimit: 'publicRead',
  params: calendarTokenParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ params }) => calendarResponse(await readFeed(params.token), 'maidan'),
});
