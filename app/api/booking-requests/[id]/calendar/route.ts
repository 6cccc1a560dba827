import { bookingParamsSchema } from '@/lib/bookings/schema';
import { toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A session as an iCalendar file',
  auth: 'required',
  rateLimit: 'read',
  params: bookingParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  errors: ['conflict'],
  handle: async ({ actor, params }) =>
    new Response(await toCalendarEntry(actor, params.id), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="session-${params.id}.ics"`,
        'Cache-Control': 'private, no-store',
      },
    }),
});
