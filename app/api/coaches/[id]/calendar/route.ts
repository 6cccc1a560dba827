import { calendarSchema, readCalendarSchema } from '@/lib/bookings/schema';
import { readCalendar } from '@/lib/bookings/service/read-calendar';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A week of the coach’s calendar: sessions, classes and own games',
  auth: 'read',
  rateLimit: 'read',
  params: coachParamsSchema,
  query: readCalendarSchema,
  response: calendarSchema,
  handle: ({ actor, params, query }) => readCalendar(actor, params.id, query),
});
