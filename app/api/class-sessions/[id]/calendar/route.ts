import { sessionParamsSchema } from '@/lib/classes/schema';
import { readSessionFile } from '@/lib/classes/service/read-sessions';
import { calendarResponse } from '@/lib/platform/http/calendar-response';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A class date as an iCalendar file',
  auth: 'read',
  rateLimit: 'read',
  params: sessionParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ actor, params }) =>
    calendarResponse(await readSessionFile(actor, params.id), `class-${params.id}`),
});
