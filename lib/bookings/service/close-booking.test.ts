import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';

const HOUR_MS = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

describe('an unanswered booking request', () => {
  it.each([
    ['48 hours after it was made', 6, (made: number, _start: number) => made + 48 * HOUR_MS],
    ['when the session begins, if that is sooner', 1, (_made: number, start: number) => start],
  ])('stays open until %s', async (_name, days, end) => {
    const [coach, client] = [await createCoach(), await createSignedIn()];
    vi.useFakeTimers({ toFake: ['Date'], now: bookingStart(0) });
    const when = toWallTime(bookingStart(days), 'Asia/Karachi');
    const input = { coachId: coach.id, sessionType: 'individual', ...when };
    const { id } = await requestBooking(client.actor, requestBookingSchema.parse(input));
    const { expiresAt, startsAt } = await db.bookingRequest.findUniqueOrThrow({ where: { id } });
    expect(expiresAt.getTime()).toBe(end(Date.now(), startsAt.getTime()));
  });

  it('expires once, however many workers close it in parallel', async () => {
    const coach = await createCoach();
    for (let round = 0; round < 3; round += 1) {
      const booking = await createBooking(coach, { expiresAt: new Date(Date.now() - 1) });
      await Promise.all(Array.from({ length: 6 }, () => closeBooking(booking.id)));
      const where = { userId: booking.clientId, type: 'booking_expired' };
      expect(await db.notification.count({ where })).toBe(1);
    }
  });
});
