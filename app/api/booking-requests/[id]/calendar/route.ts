import { bookingParamsSchema } from '@/lib/bookings/schema';
import { toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { calendarResponse } from '@/lib/platform/http/calendar-response';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A session as an iCalendar file',
  auth: 'read',
  rateLimit: 'read',
  params: bookingParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  errors: ['conflict'],
  handle: async ({ actor, params }) =>
    calendarResponse(await toCalendarEntry(actor, params.id), `session-${params.id}`),
});
