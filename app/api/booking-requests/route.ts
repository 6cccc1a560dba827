import { EXPIRY_HOURS } from '@/lib/bookings/constants';
import {
  bookingListSchema,
  listBookingsSchema,
  requestBookingSchema,
  requestedBookingSchema,
} from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import { listBookings } from '@/lib/bookings/service/read-bookings';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { batch, created } from '@/lib/platform/http/responses';
import { translate } from '@/lib/platform/language/translate';

export const GET = route({
  summary: 'The caller’s bookings as client or as coach, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listBookingsSchema,
  response: bookingListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listBookings(actor, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'Requests a session; the server sets the price (accepts an Idempotency-Key). 429 for 24 hours after withdrawing a request to this coach',
  auth: 'write',
  rateLimit: 'write',
  body: requestBookingSchema,
  response: requestedBookingSchema,
  answers: [201],
  handle: ({ actor, body, request }) =>
    onceByKey({ request, actor, scope: 'POST /api/booking-requests', body }, async () => {
      const booking = await requestBooking(actor, body);
      // `message` of the response is the text of the toast.
      const t = translate(texts);
      const { expiresAt, startsAt, coach } = booking;
      const message =
        expiresAt === startsAt
          ? t.willAnswerByStart({ coach: coach.name })
          : t.willAnswer({ coach: coach.name, hours: EXPIRY_HOURS });
      return created({ ...booking, message });
    }),
});
