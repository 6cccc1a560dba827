import { expect, it } from 'vitest';
import { proposeTime } from '@/lib/bookings/service/propose-time';
import { readCalendar } from '@/lib/bookings/service/read-calendar';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachAndClient } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { refusal } from '@/tests/factories/refusal';

const dayOf = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi').date;

/** A coach with a session of a client without an account, one of an account, a class and an own game. */
async function createWorld() {
  const world = await createCoachAndClient();
  const { coach } = world;
  const person = await db.coachClient.create({ data: { coachId: coach.id, name: 'Ali Raza' } });
  const of = { coachId: coach.id, coachUserId: coach.userId, coachClientId: person.id };
  const startsAt = bookingStart(3);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const entered = await db.bookingRequest.create({
    data: {
      ...of,
      startsAt,
      endsAt,
      sessionType: 'individual',
      duration: 60,
      timeZone: 'Asia/Karachi',
      price: 3_000,
      status: 'accepted',
      expiresAt: startsAt,
    },
  });
  const booked = await createBooking(coach, {
    clientId: world.client.userId,
    status: 'accepted',
    startsAt: bookingStart(4),
  });
  const lesson = await createClassSession(coach, { startsAt: bookingStart(5) });
  const game = await createGame({ startsAt: bookingStart(6), endsAt: bookingStart(6.1) });
  await addParticipant(game.id, coach.userId);
  return { ...world, entered, booked, lesson, game };
}

it('lists a week: what may move and how, and nothing of others', async () => {
  const { coach, coachActor, client, entered, booked, lesson, game } = await createWorld();
  const week = await readCalendar(coachActor, coach.id, { from: dayOf(2) });
  expect(week).toMatchObject([
    { kind: 'booking', id: entered.id, title: 'Ali Raza', time: '10:00', movesAtOnce: true },
    { kind: 'booking', id: booked.id, canMove: true, movesAtOnce: false },
    { kind: 'class', id: lesson.id, title: 'Juniors', canMove: false },
    { kind: 'game', id: game.id, canMove: false },
  ]);
  expect(await readCalendar(coachActor, coach.id, { from: dayOf(20) })).toEqual([]);
  expect(await refusal(readCalendar(client, coach.id, { from: dayOf(2) }))).toMatch(/^not_found/);
  const other = await createCoach();
  expect(await refusal(readCalendar(coachActor, other.id, { from: dayOf(2) }))).toMatch(/^not_/);
});

it('the coach moves a session to any free time, also outside the hours', async () => {
  const { coach, coachActor, client, entered, booked } = await createWorld();
  const night = { date: dayOf(3), time: '21:30' };
  expect(await proposeTime(coachActor, entered.id, night)).toMatchObject(night);
  const taken = { date: dayOf(4), time: '10:30' };
  expect(await refusal(proposeTime(coachActor, entered.id, taken))).toMatch(/^conflict: .*taken/);
  const inClass = { date: dayOf(5), time: '10:30' };
  expect(await refusal(proposeTime(coachActor, entered.id, inClass))).toMatch(/^conflict: .*class/);
  // Somebody with an account is asked, for a time within the hours.
  const late = { date: dayOf(4), time: '21:30' };
  expect(await refusal(proposeTime(coachActor, booked.id, late))).toMatch(/^invalid time/);
  const asked = await proposeTime(coachActor, booked.id, { date: dayOf(4), time: '17:30' });
  expect(asked).toMatchObject({ time: '10:00', proposal: { time: '17:30', isMine: true } });
  const shown = await readCalendar(coachActor, coach.id, { from: dayOf(4) });
  expect(shown[0]).toMatchObject({ id: booked.id, canMove: false, isAsked: true });
  expect(await db.notification.count({ where: { userId: client.userId } })).toBe(1);
});

it('of two sessions moved to the same time at once only one gets it', async () => {
  const { coach, coachActor, entered } = await createWorld();
  const { coachClientId } = entered;
  const startsAt = bookingStart(7);
  const { id: _id, calendarUid: _uid, ...rest } = entered;
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const second = await db.bookingRequest.create({
    data: { ...rest, coachClientId, startsAt, endsAt, coachId: coach.id },
  });
  const to = { date: dayOf(8), time: '09:00' };
  const moves = [entered.id, second.id].map((id) => refusal(proposeTime(coachActor, id, to)));
  const outcomes = (await Promise.all(moves)).toSorted();
  expect(outcomes).toEqual([expect.stringMatching(/^conflict/), 'done']);
});
