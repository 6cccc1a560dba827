import { bookingSchema, moveBookingParamsSchema, moveBookingSchema } from '@/lib/bookings/schema';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Accepts, declines, withdraws, cancels, completes a booking or marks a no-show',
  auth: 'organiser',
  rateLimit: 'write',
  params: moveBookingParamsSchema,
  body: moveBookingSchema,
  response: bookingSchema,
  handle: ({ actor, params, body }) => moveBooking(actor, params.id, params.action, body),
});
