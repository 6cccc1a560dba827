import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { rooms } from '@/lib/platform/realtime/rooms';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { watchPublished } from '@/tests/factories/published';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const { publish } = watchPublished();

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

describe('an accepted session', () => {
  async function accepted() {
    const [coachPerson, client] = await createPeople(2);
    const coach = await createCoach({ userId: coachPerson.user.id });
    const { id, endsAt } = await createBooking(coach, { clientId: client.user.id });
    await moveBooking(coachPerson.actor, id, 'accept', {});
    return { coach, client, id, due: endsAt.getTime() + 2 * HOUR_MS };
  }

  it('is completed by its job two hours after its end, which tells the client once', async () => {
    const { client, id, due } = await accepted();
    const { runAt } = await db.job.findFirstOrThrow({
      where: { kind: 'bookings:close', payload: { path: ['bookingId'], equals: id } },
    });
    expect(runAt.getTime()).toBe(due);
    for (const bookingId of [id, (await accepted()).id]) {
      const later = { startsAt: bookingStart(9), endsAt: bookingStart(10) };
      await db.bookingProposal.create({
        data: { bookingId, proposedById: client.user.id, ...later },
      });
    }
    publish.mockClear();
    const status = async () =>
      (await db.bookingRequest.findUniqueOrThrow({ where: { id } })).status;
    vi.useFakeTimers({ toFake: ['Date'], now: due - 1 });
    await closeBooking(id);
    expect(await status()).toBe('accepted');
    vi.setSystemTime(due);
    for (let run = 0; run < 2; run += 1) await closeBooking(id);
    expect(await status()).toBe('completed');
    const proposals = await db.bookingProposal.findMany({ orderBy: { id: 'asc' } });
    expect(proposals.map(({ status }) => status)).toEqual(['withdrawn', 'pending']);
    const where = { userId: client.user.id, type: 'booking_completed' };
    expect(await db.notification.count({ where })).toBe(1);
    const announced = publish.mock.calls.map(([to, event]) => [to, event]);
    expect(announced).toEqual([[[rooms.user(client.user.id)], 'notification']]);
  });
});
