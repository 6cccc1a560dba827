import { expect, it } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { requestPackage } from '@/lib/bookings/service/packages';
import { proposeTime } from '@/lib/bookings/service/propose-time';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { addDayOff, setPackages } from '@/lib/coaching/service/manage-desk';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createSignedIn } from '@/tests/factories/sessions';

async function createWorld() {
  const [coachPerson, client] = await Promise.all([createSignedIn(), createSignedIn()]);
  const coach = await createCoach({ userId: coachPerson.user.id });
  return { coach, coachActor: coachPerson.actor, client: client.actor };
}

const wall = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi');

it('an answer keeps its note, a cancellation its reason, and neither the other', async () => {
  const { coach, coachActor } = await createWorld();
  const after = async (days: number, action: 'accept' | 'decline' | 'cancel') => {
    const status = action === 'cancel' ? 'accepted' : 'pending';
    const { id } = await createBooking(coach, { startsAt: bookingStart(days), status });
    await moveBooking(coachActor, id, action, { note: 'Bring water', reason: 'Rain' });
    const { coachNotes, cancelReason } = await db.bookingRequest.findUniqueOrThrow({
      where: { id },
    });
    return { coachNotes, cancelReason };
  };
  expect(await after(3, 'accept')).toEqual({ coachNotes: 'Bring water', cancelReason: null });
  expect(await after(4, 'decline')).toEqual({ coachNotes: 'Bring water', cancelReason: null });
  expect(await after(5, 'cancel')).toEqual({ coachNotes: null, cancelReason: 'Rain' });
});

it('only a session that was accepted has a calendar entry', async () => {
  const { coach, coachActor } = await createWorld();
  const pending = await createBooking(coach);
  await expect(toCalendarEntry(coachActor, pending.id)).rejects.toMatchObject({ code: 'conflict' });
  const accepted = await createBooking(coach, { startsAt: bookingStart(4), status: 'accepted' });
  expect(await toCalendarEntry(coachActor, accepted.id)).toContain('BEGIN:VEVENT');
});

it('a session cannot be moved onto a day off of the coach', async () => {
  const { coach, coachActor } = await createWorld();
  const { id } = await createBooking(coach, { status: 'accepted' });
  const { date } = wall(4);
  await addDayOff(coachActor, coach.id, { startsOn: date, endsOn: date });
  const { time } = wall(4);
  await expect(proposeTime(coachActor, id, { date, time, note: null })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'date' }],
  });
});

it('a client has two open packages with a coach, and no third', async () => {
  const { coach, coachActor, client } = await createWorld();
  await setPackages(coachActor, coach.id, {
    packages: [{ sessions: 4, price: 10_000, validDays: 60 }],
  });
  await requestPackage(client, coach.id, 4);
  await requestPackage(client, coach.id, 4);
  await expect(requestPackage(client, coach.id, 4)).rejects.toMatchObject({ code: 'conflict' });
  expect(await db.coachPackage.count({ where: { clientId: client.userId } })).toBe(2);
});

it('a game that admins have hidden takes no time of its players', async () => {
  const { coach } = await createWorld();
  const game = await createGame({
    startsAt: bookingStart(),
    endsAt: bookingStart(3.0834),
    hiddenAt: new Date(),
  });
  await addParticipant(game.id, coach.userId);
  const { date, time } = wall(3);
  const free = await listSlots(null, coach.id, { from: date, days: 1, duration: 60 });
  expect(free.map((slot) => slot.time)).toContain(time);
});

it('a coach who has read two requests is told once that they were withdrawn', async () => {
  const { coach, client } = await createWorld();
  const asked = async (days: number) => {
    const input = { coachId: coach.id, sessionType: 'individual', ...wall(days) };
    return (await requestBooking(client, requestBookingSchema.parse(input))).id;
  };
  const ids = [await asked(3), await asked(4)];
  await db.notification.updateMany({ where: { userId: coach.userId }, data: { isRead: true } });
  for (const id of ids) await moveBooking(client, id, 'withdraw', {});
  const told = await db.notification.findMany({
    where: { userId: coach.userId, type: 'booking_withdrawn' },
  });
  expect(told.map(({ data }) => data)).toEqual([expect.objectContaining({ bookingId: ids[1] })]);
});
