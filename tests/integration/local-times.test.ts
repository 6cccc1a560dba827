import { describe, expect, it } from 'vitest';
import { keepBookingTimes } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { addSessions } from '@/lib/classes/service/add-sessions';
import { keepClassTimes } from '@/lib/classes/service/keep-times';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame as planGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { keepGameTimes } from '@/lib/games/service/keep-rules';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { wallStart, ZONE_DATA } from '@/lib/platform/calendar/wall-start';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClass, createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const HOUR_MS = 3_600_000;
const ZONE = 'Asia/Karachi';
const plusHours = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);

/** As if the row had been planned `hours` later, by older zone data. */
const plannedAt = (startsAt: Date, hours: number, zoneData = '2000a') => ({
  startsAt,
  wallStart: wallStart(plusHours(startsAt, hours), ZONE).wallStart,
  zoneData,
});

const toastOf = async (userId: number, type: string) =>
  (await db.notification.findMany({ where: { userId, type } })).map(({ message }) => message);

async function gameWith(times: ReturnType<typeof plannedAt>) {
  const game = await createGame(times);
  const [goes, waits] = [await createOnboardedUser(), await createOnboardedUser()];
  await addParticipant(game.id, goes.id);
  await addParticipant(game.id, waits.id, { status: 'waitlisted' });
  return { game, people: [game.creatorId ?? 0, goes.id, waits.id] };
}

const gameNow = (id: number) => db.game.findUniqueOrThrow({ where: { id } });

describe('a game whose zone has other rules now', () => {
  it('keeps its local time, whole, and everybody in it is told once', async () => {
    const startsAt = bookingStart(5);
    const { game, people } = await gameWith(plannedAt(startsAt, 1));
    await db.game.update({ where: { id: game.id }, data: { minPlayers: 8, decideHours: 24 } });
    await Promise.all([keepGameTimes(), keepGameTimes()]);
    await keepGameTimes();
    const after = await gameNow(game.id);
    expect(after).toMatchObject({
      startsAt: plusHours(startsAt, 1),
      endsAt: plusHours(game.endsAt, 1),
      wallStart: game.wallStart,
      zoneData: ZONE_DATA,
      calendarSequence: 1,
    });
    for (const userId of people) {
      expect(await toastOf(userId, 'game_changed')).toEqual([
        expect.stringMatching(/rules for the clocks there have changed.* 11:00/),
      ]);
    }
    const job = await db.job.findFirst({
      where: { dedupeKey: { startsWith: `games:decide:${game.id}:` } },
    });
    expect(job?.runAt).toEqual(plusHours(startsAt, 1 - 24));
    expect(
      await db.gameParticipant.count({ where: { gameId: game.id, mustReconfirm: true } }),
    ).toBe(0);
  });

  it.each([
    ['past', { ...plannedAt(plusHours(new Date(), -3), 1) }],
    ['cancelled', { ...plannedAt(bookingStart(), 1), status: 'cancelled' as const }],
    ['hidden', { ...plannedAt(bookingStart(), 1), hiddenAt: new Date() }],
    ['computed by newer data', plannedAt(bookingStart(), 1, '9999z')],
    ['computed by the same data', plannedAt(bookingStart(), 1, ZONE_DATA)],
  ])('stays when it is %s', async (_, times) => {
    const { game, people } = await gameWith(times);
    await keepGameTimes();
    expect((await gameNow(game.id)).startsAt).toEqual(game.startsAt);
    expect(await toastOf(people[1] ?? 0, 'game_changed')).toEqual([]);
  });

  it('is only noted when its instant is right', async () => {
    const { game, people } = await gameWith(plannedAt(bookingStart(), 0));
    await keepGameTimes();
    expect(await gameNow(game.id)).toMatchObject({
      startsAt: game.startsAt,
      zoneData: ZONE_DATA,
      calendarSequence: 0,
    });
    expect(await toastOf(people[1] ?? 0, 'game_changed')).toEqual([]);
  });
});

it('a local time is stored when a game is planned and moved', async () => {
  const { actor, user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  const { date } = toWallTime(bookingStart(3), ZONE);
  const plan = { title: 'Nets', location: 'Ground', timeZone: ZONE, date, time: '18:30' };
  const { id } = await planGame(actor, group.id, createGameSchema.parse(plan));
  expect(await gameNow(id)).toMatchObject({ wallStart: `${date}T18:30`, zoneData: ZONE_DATA });
  await updateGame(actor, id, updateGameSchema.parse({ time: '19:15' }));
  expect(await gameNow(id)).toMatchObject({ wallStart: `${date}T19:15`, zoneData: ZONE_DATA });
});

it('what moves a row and knows of no local time leaves none, and the worker fills it', async () => {
  const { game } = await gameWith(plannedAt(bookingStart(), 0));
  const startsAt = plusHours(game.startsAt, 2);
  await db.game.update({
    where: { id: game.id },
    data: { startsAt, endsAt: plusHours(startsAt, 1) },
  });
  expect(await gameNow(game.id)).toMatchObject({ wallStart: null, zoneData: null });
  await keepGameTimes();
  expect(await gameNow(game.id)).toMatchObject({ startsAt, ...wallStart(startsAt, ZONE) });
});

describe('sessions with a coach', () => {
  it.each([1, -1])('keep their local times by %i h, also one right after the other', async (by) => {
    const coach = await createCoach();
    const starts = [0, 1, 2].map((hour) => plusHours(bookingStart(6), hour));
    const bookings = [];
    for (const at of starts) {
      bookings.push(await createBooking(coach, { ...plannedAt(at, by), status: 'accepted' }));
    }
    await keepBookingTimes();
    await keepBookingTimes();
    for (const booking of bookings) {
      expect(
        await db.bookingRequest.findUniqueOrThrow({ where: { id: booking.id } }),
      ).toMatchObject({
        startsAt: plusHours(booking.startsAt, by),
        endsAt: plusHours(booking.endsAt, by),
      });
      expect(await toastOf(booking.clientId, 'booking_moved')).toHaveLength(1);
    }
    expect(await toastOf(coach.userId, 'booking_moved')).toHaveLength(3);
  });

  it('a request that waits until its start waits until the new one', async () => {
    const startsAt = bookingStart(1);
    const coach = await createCoach();
    const request = { ...plannedAt(startsAt, -1), expiresAt: startsAt };
    const { id } = await createBooking(coach, request);
    await keepBookingTimes();
    const at = plusHours(startsAt, -1);
    expect(await db.bookingRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'pending',
      startsAt: at,
      expiresAt: at,
    });
  });

  it('store their local time when they are agreed on and moved', async () => {
    const [coachPerson, client] = await createPeople(2);
    const coach = await createCoach({ userId: coachPerson.user.id });
    const { id } = await createBooking(coach, { clientId: client.user.id });
    await moveBooking(coachPerson.actor, id, 'accept', {});
    const wanted = toWallTime(bookingStart(4), ZONE);
    const { proposal } = await proposeTime(client.actor, id, wanted);
    await decideProposal(coachPerson.actor, { id, proposalId: proposal?.id ?? 0 }, 'accept');
    expect(await db.bookingRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      wallStart: `${wanted.date}T${wanted.time}`,
      zoneData: ZONE_DATA,
    });
  });
});

it('a class keeps its local time; the coach and those with a place are told once', async () => {
  const coachPerson = await createSignedIn();
  const coach = await createCoach({ userId: coachPerson.user.id });
  const session = await createClassSession(coach, plannedAt(bookingStart(7), 1));
  const comer = await createOnboardedUser();
  await db.classParticipant.create({ data: { sessionId: session.id, userId: comer.id } });
  const { date } = toWallTime(bookingStart(9), ZONE);
  const lesson = await createClass(coach);
  await addSessions(coachPerson.actor, coach.id, {
    classId: lesson.id,
    date,
    time: '08:00',
    weeks: 1,
  });
  expect(await db.classSession.findFirst({ where: { classId: lesson.id } })).toMatchObject({
    wallStart: `${date}T08:00`,
    zoneData: ZONE_DATA,
  });
  await Promise.all([keepClassTimes(), keepClassTimes()]);
  expect(await db.classSession.findUniqueOrThrow({ where: { id: session.id } })).toMatchObject({
    startsAt: plusHours(session.startsAt, 1),
    endsAt: plusHours(session.endsAt, 1),
  });
  for (const userId of [comer.id, coach.userId]) {
    expect(await toastOf(userId, 'class_moved')).toHaveLength(1);
  }
});
