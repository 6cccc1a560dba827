import { bookingParamsSchema, bookingSchema } from '@/lib/bookings/schema';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Returns a booking to its client or coach',
  auth: 'read',
  rateLimit: 'read',
  params: bookingParamsSchema,
  response: bookingSchema,
  handle: ({ actor, params }) => readBooking(actor, params.id),
});
