import { gameParamsSchema } from '@/lib/games/schema/read-game';
import { readGameFile } from '@/lib/games/service/read-roster';
import { calendarResponse } from '@/lib/platform/http/calendar-response';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The game as an iCalendar file',
  auth: 'optional',
  rateLimit: 'read',
  params: gameParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ actor, params }) =>
    calendarResponse(await readGameFile(actor, params.id), `maidan-game-${params.id}`),
});
