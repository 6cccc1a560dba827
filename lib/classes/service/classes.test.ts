import { describe, expect, it } from 'vitest';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { addSessionsSchema } from '@/lib/classes/schema';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { addSessions } from '@/lib/classes/service/add-sessions';
import {
  listOwnSessions,
  listParticipants,
  listSessions,
  readSession,
  readSessionFile,
} from '@/lib/classes/service/read-sessions';
import { releasePlaces } from '@/lib/classes/service/release-places';
import { readCoachSettings, removeClass } from '@/lib/coaching/service/manage-settings';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { mergeVenues } from '@/lib/venues/service/merge-venues';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClass, createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachAndClient } from '@/tests/factories/coaching';
import { waitUntilBlocked } from '@/tests/factories/locks';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

async function createWorld(places = 1) {
  const { coach, coachActor, client } = await createCoachAndClient(
    { name: 'Coach Bilal' },
    { name: 'Urooj Rauf' },
  );
  const [{ actor: second }, { actor: third }] = await createPeople(2);
  const { id } = await createClassSession(coach, { places });
  return { coach, coachActor, id, first: client, second, third };
}

const notified = (userId: number, type: string) =>
  db.notification.findMany({ where: { userId, type }, orderBy: { id: 'asc' } });
const counts = async (id: number) => {
  const { goingCount, waitlistCount } = await db.classSession.findUniqueOrThrow({ where: { id } });
  const going = await db.classParticipant.count({ where: { sessionId: id, status: 'going' } });
  return { goingCount, waitlistCount, going };
};

describe('a class on a date', () => {
  it('fills up, then keeps a waitlist, and gives a freed place to the first in line', async () => {
    const { coach, coachActor, id, first, second, third } = await createWorld();
    expect(await actOnSession(first, id, 'join', {})).toMatchObject({
      myStatus: 'going',
      spotsLeft: 0,
      actions: ['leave'],
    });
    expect(await refusal(actOnSession(second, id, 'join', {}))).toMatch(/^conflict: .*full/);
    await actOnSession(second, id, 'join', { waitlist: true });
    const last = await actOnSession(third, id, 'join', { waitlist: true });
    expect(last).toMatchObject({ myStatus: 'waitlisted', myPlaceInLine: 2, waitlistCount: 2 });
    const joined = (await notified(coach.userId, 'class_joined')).map(({ message }) => message);
    expect(joined).toHaveLength(3);
    expect(joined[0]).toMatch(/^Urooj Rauf comes to Juniors on /);
    await actOnSession(first, id, 'leave', {});
    expect(await readSession(second, id)).toMatchObject({ myStatus: 'going' });
    expect(await readSession(third, id)).toMatchObject({ myPlaceInLine: 1 });
    const [promoted] = await notified(second.userId, 'class_promoted');
    expect(promoted?.message).toMatch(
      /^A place came free: you are going to Juniors with Coach Bilal/,
    );
    expect((await notified(coach.userId, 'class_left'))[0]?.message).toMatch(
      /^Urooj Rauf no longer/,
    );
    const names = (await listParticipants(coachActor, id)).map(({ status }) => status);
    expect(names).toEqual(['going', 'waitlisted']);
  });

  it('notifies the coach only of the latest state when somebody leaves and returns', async () => {
    const { coach, id, first, second } = await createWorld(3);
    await actOnSession(second, id, 'join', {});
    for (const action of ['join', 'leave', 'join'] as const) {
      await actOnSession(first, id, action, {});
    }
    const unread = await db.notification.findMany({ where: { userId: coach.userId } });
    expect(unread.map(({ actorId, type }) => [actorId, type])).toEqual([
      [second.userId, 'class_joined'],
      [first.userId, 'class_joined'],
    ]);
  });

  it('cannot be joined twice, by its coach, after it has begun, or while the coach is paused', async () => {
    const { coach, coachActor, id, first, second } = await createWorld(3);
    await actOnSession(first, id, 'join', {});
    expect(await refusal(actOnSession(first, id, 'join', {}))).toMatch(/in this class already/);
    expect(await refusal(actOnSession(second, id, 'leave', {}))).toMatch(/not in this class/);
    expect(await refusal(actOnSession(coachActor, id, 'join', {}))).toMatch(/^conflict/);
    expect(await refusal(actOnSession(first, id, 'cancel', {}))).toMatch(/^forbidden/);
    await db.coachApplication.update({ where: { id: coach.id }, data: { pausedAt: new Date() } });
    expect(await refusal(actOnSession(second, id, 'join', {}))).toMatch(/takes no bookings/);
  });

  it('promotes nobody after the start', async () => {
    const { id, first, second } = await createWorld();
    await actOnSession(first, id, 'join', {});
    await actOnSession(second, id, 'join', { waitlist: true });
    const startsAt = new Date(Date.now() - 60_000);
    await db.classSession.update({ where: { id }, data: { startsAt, endsAt: new Date() } });
    expect(await refusal(actOnSession(first, id, 'leave', {}))).toMatch(/has begun/);
    await transaction((tx) => releasePlaces(tx, first.userId));
    expect(await counts(id)).toEqual({ goingCount: 1, waitlistCount: 1, going: 1 });
  });

  it('gives a freed place to nobody whose account is about to be deleted', async () => {
    const { id, first, second, third } = await createWorld();
    await actOnSession(first, id, 'join', {});
    for (const next of [second, third]) await actOnSession(next, id, 'join', { waitlist: true });
    const leaving = { deletionRequestedAt: new Date(), deletionDueAt: bookingStart(7) };
    await db.user.update({ where: { id: second.userId }, data: leaving });
    await actOnSession(first, id, 'leave', {});
    expect(await readSession(third, id)).toMatchObject({ myStatus: 'going' });
    expect(await notified(second.userId, 'class_promoted')).toEqual([]);
  });

  it('is cancelled by its coach, and everybody in it is notified', async () => {
    const { coach, coachActor, id, first, second } = await createWorld();
    await actOnSession(first, id, 'join', {});
    await actOnSession(second, id, 'join', { waitlist: true });
    await actOnSession(coachActor, id, 'cancel', { reason: 'Rain.' });
    for (const { userId } of [first, second]) {
      const [cancelled] = await notified(userId, 'class_cancelled');
      expect(cancelled?.message).toMatch(/^Coach Bilal cancelled Juniors on .*\. Rain\.$/);
    }
    expect(await refusal(actOnSession(first, id, 'leave', {}))).toMatch(/is cancelled/);
    expect(await listSessions(null, coach.id)).toEqual([]);
    expect(await listOwnSessions(first, 'client')).toMatchObject([{ status: 'cancelled' }]);
    const file = await readSessionFile(first, id);
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('SEQUENCE:1');
  });
});

describe('the dates of a class', () => {
  const wall = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi');

  it('are added a week apart and block the coach’s time', async () => {
    const { coach, coachActor, first } = await createWorld();
    const { id: classId } = await createClass(coach);
    const input = addSessionsSchema.parse({ classId, ...wall(3), weeks: 3 });
    const dates = await addSessions(coachActor, coach.id, input);
    expect(dates.filter((date) => date.classId === classId)).toHaveLength(3);
    const slots = await listSlots(first, coach.id, { from: wall(3).date, days: 1, duration: 60 });
    expect(slots.map(({ time }) => time)).not.toContain(wall(3).time);
    const booking = await createBooking(coach, { startsAt: bookingStart(3) });
    expect(await refusal(moveBooking(coachActor, booking.id, 'accept', {}))).toMatch(
      /gives a class at that time/,
    );
    expect(await refusal(addSessions(coachActor, coach.id, input))).toMatch(/^conflict/);
    expect(await refusal(removeClass(coachActor, coach.id, classId))).toMatch(/dates ahead/);
  });

  it('are refused in the past, too far ahead, over a booking, and for another coach’s class', async () => {
    const { coach, coachActor } = await createWorld();
    const { id: classId } = await createClass(coach);
    const add = (days: number, more: object = {}) =>
      refusal(
        addSessions(
          coachActor,
          coach.id,
          addSessionsSchema.parse({ classId, ...wall(days), ...more }),
        ),
      );
    expect(await add(-1)).toMatch(/^invalid \w+: .*future/);
    expect(await add(89, { weeks: 2 })).toMatch(/^invalid \w+: .*90 days/);
    const other = await createClass(await createCoach());
    expect(await add(3, { classId: other.id })).toMatch(/one of your classes/);
    await createBooking(coach, { startsAt: bookingStart(10), status: 'accepted' });
    expect(await add(3, { weeks: 2 })).toMatch(/^conflict: That time is already taken/);
    expect(await db.classSession.count({ where: { classId } }), 'all or none').toBe(0);
  });
});

it('a date of a class is not at a time that the clocks of the coach skip', async () => {
  const { coach, coachActor } = await createWorld();
  await db.coachApplication.update({
    where: { id: coach.id },
    data: { timeZone: 'Europe/London' },
  });
  const { id: classId } = await createClass(coach);
  const input = addSessionsSchema.parse({ classId, date: '2027-03-28', time: '01:30' });
  await expect(addSessions(coachActor, coach.id, input)).rejects.toMatchObject({
    issues: [{ path: 'time', message: /skip 01:30/ }],
  });
});

describe('a class that is removed', () => {
  it('is off the desk and gets no more dates, but keeps those that are over', async () => {
    const { coach, coachActor } = await createWorld();
    const [gone, other] = [await createClass(coach), await createClass(coach)];
    await createClassSession(coach, { classId: gone.id, startsAt: bookingStart(-7) });
    await removeClass(coachActor, coach.id, gone.id);
    const left = (await readCoachSettings(coachActor, coach.id)).classes.map(({ id }) => id);
    expect(left).not.toContain(gone.id);
    expect(left).toContain(other.id);
    const when = toWallTime(bookingStart(3), 'Asia/Karachi');
    const input = addSessionsSchema.parse({ classId: gone.id, ...when });
    expect(await refusal(addSessions(coachActor, coach.id, input))).toMatch(/one of your classes/);
    expect(await refusal(removeClass(coachActor, coach.id, gone.id))).toMatch(/^not_found/);
    expect(await db.classSession.count({ where: { classId: gone.id } })).toBe(1);
  });

  it('stays if a date is added at that moment', async () => {
    const { coach, coachActor } = await createWorld();
    const { id: classId } = await createClass(coach);
    const [removed] = await transaction(async (tx) => {
      await lockCoachTime(coachActor.userId, tx);
      const answer = refusal(removeClass(coachActor, coach.id, classId));
      await waitUntilBlocked();
      await createClassSession(coach, { classId, startsAt: bookingStart(12) });
      return [answer];
    });
    expect(await removed).toMatch(/dates ahead/);
  });
});

it('when venues are merged, the dates of classes move with their own venue only', async () => {
  const { coach } = await createWorld();
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const [kept, gone, other] = [await createVenue(), await createVenue(), await createVenue()];
  const moves = await createClassSession(coach, { venueId: gone.id, startsAt: bookingStart(12) });
  const stays = await createClassSession(coach, { venueId: other.id, startsAt: bookingStart(13) });
  await mergeVenues(admin, { survivingId: kept.id, mergedId: gone.id });
  const venueOf = async ({ id }: { id: number }) =>
    (await db.classSession.findUniqueOrThrow({ where: { id } })).venueId;
  expect([await venueOf(moves), await venueOf(stays)]).toEqual([kept.id, other.id]);
});

describe('places with many applicants', () => {
  it('are each given out once when thirty join in parallel; the others wait in line', async () => {
    const { id } = await createWorld(5);
    const racers = await createPeople(30);
    const results = await Promise.all(
      racers.map(({ actor }, at) =>
        refusal(actOnSession(actor, id, 'join', { waitlist: at % 2 === 0 })),
      ),
    );
    const { goingCount, waitlistCount, going } = await counts(id);
    expect([goingCount, going]).toEqual([5, 5]);
    expect(results.filter((answer) => answer === 'done')).toHaveLength(5 + waitlistCount);
    expect(results.filter((answer) => /full/.test(answer))).toHaveLength(25 - waitlistCount);
  });

  it('are never exceeded while people leave and join in parallel', async () => {
    const { id } = await createWorld(4);
    const all = await createPeople(12);
    const joined = await Promise.all(
      all.map(({ actor }) => actOnSession(actor, id, 'join', { waitlist: true })),
    );
    const leaving = all.filter((_, at) => joined[at]?.myStatus === 'going').slice(0, 3);
    const late = await createPeople(3);
    await Promise.all([
      ...leaving.map(({ actor }) => actOnSession(actor, id, 'leave', {})),
      ...late.map(({ actor }) => actOnSession(actor, id, 'join', { waitlist: true })),
    ]);
    const { goingCount, waitlistCount, going } = await counts(id);
    expect({ goingCount, waitlistCount, going }).toEqual({
      goingCount: 4,
      waitlistCount: 8,
      going: 4,
    });
    const promoted = await db.notification.count({
      where: { userId: { in: all.map(({ user }) => user.id) }, type: 'class_promoted' },
    });
    expect(promoted).toBe(3);
  });

  it('compete with a booking at the same time: only one of the two succeeds', async () => {
    const { coach, coachActor } = await createWorld();
    const { id: classId } = await createClass(coach);
    const booking = await createBooking(coach, { startsAt: bookingStart(20) });
    const input = addSessionsSchema.parse({
      classId,
      ...toWallTime(bookingStart(20), 'Asia/Karachi'),
    });
    const results = await Promise.all([
      refusal(addSessions(coachActor, coach.id, input)),
      refusal(moveBooking(coachActor, booking.id, 'accept', {})),
    ]);
    expect(results.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(results.filter((answer) => answer.startsWith('conflict: '))).toHaveLength(1);
  });
});
