import { expect, it } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { listCalendarEvents, toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { listPackages, movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { proposeTime } from '@/lib/bookings/service/propose-time';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { addDayOff } from '@/lib/coaching/service/manage-settings';
import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { refusal } from '@/tests/factories/refusal';

const wall = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi');

it('an answer keeps its note, a cancellation its reason, and neither the other', async () => {
  const { coach, coachActor } = await createCoachAndClient();
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
  const { coach, coachActor } = await createCoachAndClient();
  const pending = await createBooking(coach);
  await expect(toCalendarEntry(coachActor, pending.id)).rejects.toMatchObject({ code: 'conflict' });
  const accepted = await createBooking(coach, { startsAt: bookingStart(4), status: 'accepted' });
  const entry = await toCalendarEntry(coachActor, accepted.id);
  expect(entry).toContain('BEGIN:VEVENT');
  expect(entry).toContain('TRIGGER:-PT60M');
  expect(entry).toContain('STATUS:CONFIRMED');
  // In both sides' subscription, the next first and the latest first.
  const [soon, late, over, before] = [
    accepted,
    await createBooking(coach, { startsAt: bookingStart(6), status: 'cancelled' }),
    await createBooking(coach, { startsAt: bookingStart(-2), status: 'completed' }),
    await createBooking(coach, { startsAt: bookingStart(-4), status: 'no_show' }),
  ];
  await createBooking(coach, { startsAt: bookingStart(5), status: 'declined' });
  const listed = async (userId: number, when: 'upcoming' | 'past') =>
    (await listCalendarEvents(userId, { when, limit: 2 })).map(({ uid }) => uid);
  const uids = (...rows: (typeof soon)[]) => rows.map(({ calendarUid }) => calendarUid);
  expect(await listed(coachActor.userId, 'upcoming')).toEqual(uids(soon, late));
  expect(await listed(coachActor.userId, 'past')).toEqual(uids(over, before));
  expect(await listed(over.clientId ?? 0, 'past')).toEqual(uids(over));
});

it('a session cannot be moved onto a day off of the coach', async () => {
  const { coach, coachActor } = await createCoachAndClient();
  const { id } = await createBooking(coach, { status: 'accepted' });
  const { date } = wall(4);
  await addDayOff(coachActor, coach.id, { startsOn: date, endsOn: date });
  const { time } = wall(4);
  await expect(proposeTime(coachActor, id, { date, time, note: null })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'date' }],
  });
});

it('a game that admins have hidden takes no time of its players', async () => {
  const { coach } = await createCoachAndClient();
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
  const { coach, client } = await createCoachAndClient();
  const asked = async (days: number) => {
    const input = { coachId: coach.id, sessionType: 'individual', ...wall(days) };
    return (await requestBooking(client, requestBookingSchema.parse(input))).id;
  };
  const ids = [await asked(3), await asked(4)];
  await db.notification.updateMany({ where: { userId: coach.userId }, data: { isRead: true } });
  for (const id of ids) await moveBooking(client, id, 'withdraw', {});
  const notified = await db.notification.findMany({
    where: { userId: coach.userId, type: 'booking_withdrawn' },
  });
  expect(notified.map(({ data }) => data)).toEqual([
    expect.objectContaining({ bookingId: ids[1] }),
  ]);
});

it('a request is priced, expires, and is told to the coach, who forgets an earlier withdrawal', async () => {
  const { coach, coachActor, client } = await createCoachAndClient();
  const before = { actorId: client.userId, type: 'booking_withdrawn', title: 'W', message: 'W' };
  await db.notification.create({ data: { ...before, userId: coach.userId } });
  const input = { coachId: coach.id, sessionType: 'group', message: 'Salaam', ...wall(3) };
  const asked = await requestBooking(
    client,
    requestBookingSchema.parse({ ...input, duration: 30 }),
  );
  expect(asked).toMatchObject({
    price: Math.round(coach.hourlyRate / 2),
    currency: coach.currency,
    sessionType: 'group',
    message: 'Salaam',
    duration: 30,
    status: 'pending',
    packageId: null,
    ...wall(3),
  });
  expect(Date.parse(asked.endsAt) - Date.parse(asked.startsAt)).toBe(30 * 60_000);
  const [job] = await db.job.findMany({
    where: { kind: 'bookings:close' },
    orderBy: { id: 'desc' },
  });
  expect([job?.payload, job?.runAt.toISOString()]).toEqual([
    { bookingId: asked.id },
    asked.expiresAt,
  ]);
  const notified = await db.notification.findMany({ where: { userId: coachActor.userId } });
  expect(notified.map(({ type, actorId, data }) => [type, actorId, data])).toEqual([
    ['booking_request', client.userId, { bookingId: asked.id, side: 'coach' }],
  ]);
});

it('a request is refused with its reason: to oneself, in a pause, as a sixth, and with another package', async () => {
  const { coach, coachActor, client } = await createCoachAndClient();
  const ask = (actor = client, more: object = {}) => {
    const input = { coachId: coach.id, sessionType: 'individual', ...wall(3), ...more };
    return refusal(requestBooking(actor, requestBookingSchema.parse(input)));
  };
  expect(await ask(coachActor)).toMatch(/^conflict: .*yourself/);
  const sells = async (more: object = {}) => {
    const terms = { coachId: coach.id, clientId: client.userId, sessionsTotal: 4, price: 1 };
    const data = { ...terms, status: 'active' as const, ...more };
    return (await db.coachPackage.create({ data })).id;
  };
  const other = await createCoachAndClient();
  for (const [packageId, more, sentence] of [
    [2_147_483_647, {}, /^invalid packageId: .*no package of yours/],
    [
      await sells({ clientId: other.client.userId }),
      {},
      /^invalid packageId: .*no package of yours/,
    ],
    [await sells({ coachId: other.coach.id }), {}, /^invalid packageId: .*no package of yours/],
    [await sells({ status: 'used' }), {}, /^invalid packageId: .*no sessions/],
    [await sells({ status: 'requested' }), {}, /^invalid packageId: .*no sessions/],
    [await sells({ expiresAt: bookingStart(3) }), {}, /^invalid packageId: .*ends before/],
    [await sells(), { duration: 90 }, /^invalid duration: /],
    [await sells({ expiresAt: bookingStart(3.1) }), { duration: 60 }, /^done$/],
  ] as const) {
    expect(await ask(client, { packageId, ...more })).toMatch(sentence);
  }
  const { price } = await db.bookingRequest.findFirstOrThrow({ where: { packageId: { gt: 0 } } });
  expect(price).toBe(0);
  // Other coaches, other clients, and decided requests: none counts.
  await createBooking(other.coach, { clientId: client.userId });
  await createBooking(coach);
  await createBooking(coach, { clientId: client.userId, status: 'declined' });
  for (let open = 1; open < 5; open++) expect(await ask()).toBe('done');
  expect(await ask()).toMatch(/^conflict: .*wait for this coach/);
  await db.coachApplication.update({ where: { id: coach.id }, data: { pausedAt: new Date() } });
  expect(await ask(other.client)).toMatch(/^conflict: .*no bookings/);
});

it('a withdrawn request holds the next one for a day, with this coach only', async () => {
  const { coach, client } = await createCoachAndClient();
  const other = await createCoachAndClient();
  const facts = { clientId: client.userId, status: 'withdrawn' } as const;
  const ask = ({ id }: { id: number }, actor = client) => {
    const input = { coachId: id, sessionType: 'individual', ...wall(3) };
    return refusal(requestBooking(actor, requestBookingSchema.parse(input)));
  };
  await createBooking(coach, { ...facts, decidedAt: hoursFromNow(-24.1) });
  await createBooking(coach, { ...facts, status: 'declined', decidedAt: hoursFromNow(-1) });
  expect(await ask(coach)).toBe('done');
  await createBooking(coach, { ...facts, decidedAt: hoursFromNow(-20) });
  await createBooking(coach, { ...facts, decidedAt: hoursFromNow(-2) });
  expect(await ask(coach)).toMatch(/^rate_limited: .*22 hours/);
  expect(await ask(other.coach)).toBe('done');
  expect(await ask(coach, other.client)).toBe('done');
});

it('slots are every half hour that a session fits into, on the coach’s days, from now to 90 days ahead', async () => {
  const { coach } = await createCoachAndClient();
  const day = (days: number) => wall(days).date;
  const sunday = Array.from({ length: 7 }, (_, at) => day(at + 3)).find(
    (date) => new Date(date).getUTCDay() === 0,
  );
  await db.coachHours.deleteMany({ where: { coachId: coach.id } });
  const hours = { coachId: coach.id, weekday: 7, startMinute: 8 * 60, endMinute: 10 * 60 + 30 };
  await db.coachHours.create({ data: hours });
  const list = async (from: string | undefined, days: number, duration: 60 | 120 = 60) => {
    const slots = await listSlots(null, coach.id, { from, days, duration });
    return slots.map(({ date, time }) => `${date} ${time}`);
  };
  const at = (times: string[]) => times.map((time) => `${sunday} ${time}`);
  expect(await list(day(3), 7)).toEqual(at(['08:00', '08:30', '09:00', '09:30']));
  expect(await list(day(3), 7, 120)).toEqual(at(['08:00', '08:30']));
  // 09:00 to 09:30 in Lahore.
  await createBooking(coach, {
    startsAt: new Date(`${sunday}T04:00:00Z`),
    duration: 30,
    status: 'accepted',
  });
  expect(await list(day(3), 7)).toEqual(at(['08:00', '09:30']));
  const dayBefore = new Date(Date.parse(sunday ?? '') - 86_400_000);
  const off = { coachId: coach.id, startsOn: dayBefore, endsOn: dayBefore };
  const { id } = await db.coachDayOff.create({ data: off });
  expect(await list(day(3), 7)).toHaveLength(2);
  await db.coachDayOff.update({ where: { id }, data: { endsOn: new Date(sunday ?? '') } });
  expect(await list(day(3), 7)).toEqual([]);
  await db.coachDayOff.delete({ where: { id } });
  // Every day from here on.
  for (const weekday of [1, 2, 3, 4, 5, 6]) {
    await db.coachHours.create({ data: { ...hours, weekday, startMinute: 0, endMinute: 1_440 } });
  }
  const { date: today, time: clock } = toWallTime(new Date(), 'Asia/Karachi');
  for (const from of [undefined, '2020-01-01']) {
    const first = (await list(from, 2))[0] ?? '';
    expect(first > `${today} ${clock}`, first).toBe(true);
  }
  const todays = (await list(today, 1)).filter((slot) => slot <= `${today} ${clock}`);
  expect(todays).toEqual([]);
  const last = (await list(day(89), 5)).map((slot) => slot.slice(0, 10));
  expect(new Set(last).size).toBeLessThanOrEqual(3);
  expect(last.every((date) => date <= addDays(today, 90))).toBe(true);
  expect(last).toContain(addDays(today, 90));
  await db.coachApplication.update({ where: { id: coach.id }, data: { pausedAt: new Date() } });
  expect(await list(day(3), 7)).toEqual([]);
});

it('a package is decided by its sides, tells the other one, and is listed on each side’s page', async () => {
  const { coach, coachActor, client } = await createCoachAndClient();
  const other = await createCoachAndClient();
  await requestPackage(other.client, other.coach.id, 4);
  const notified = async (userId: number) =>
    (
      await db.notification.findMany({
        where: { userId, type: 'booking_package' },
        orderBy: { id: 'asc' },
      })
    ).map(({ title, data }) => [title, data]);
  const ids: number[] = [];
  for (const [action, mover, title] of [
    ['accept', coachActor, 'Package accepted'],
    ['decline', coachActor, 'Package declined'],
    ['cancel', client, 'Package cancelled'],
  ] as const) {
    await db.notification.deleteMany();
    const { id: packageId } = await requestPackage(client, coach.id, 4);
    ids.unshift(packageId);
    const asked = ['Package requested', { packageId, side: 'coach' }];
    expect(await notified(coach.userId)).toEqual([asked]);
    const [forClient] = await listPackages(client, 'client');
    const [forCoach] = await listPackages(coachActor, 'coach');
    expect([forClient?.actions, forCoach?.actions]).toEqual([['cancel'], ['accept', 'decline']]);
    expect([forClient?.side, forCoach?.side]).toEqual(['client', 'coach']);
    const otherSide = mover === client ? coachActor : client;
    expect(await refusal(movePackage(otherSide, packageId, action))).toMatch(/^forbidden: /);
    expect(await refusal(movePackage(other.client, packageId, action))).toMatch(/^not_found: /);
    await db.notification.updateMany({ data: { isRead: true } });
    const moved = await movePackage(mover, packageId, action);
    const status = { accept: 'active', decline: 'declined', cancel: 'cancelled' }[action];
    expect(moved).toMatchObject({ status, isUsable: action === 'accept', actions: [] });
    const side = mover === client ? 'coach' : 'client';
    const about = action === 'cancel' ? { cancelled: true } : {};
    expect((await notified(otherSide.userId)).at(-1)).toEqual([
      title,
      { packageId, side, ...about },
    ]);
  }
  const idsOf = async (side: 'coach' | 'client', actor = client) =>
    (await listPackages(actor, side)).map(({ id }) => id);
  expect(await idsOf('client')).toEqual(ids);
  expect(await idsOf('coach', coachActor)).toEqual(ids);
  expect([await idsOf('coach'), await idsOf('client', coachActor)]).toEqual([[], []]);
});

it('packages that are over, of others, or unread and taken back stand in nobody’s way', async () => {
  const { coach, coachActor, client } = await createCoachAndClient();
  const other = await createCoachAndClient();
  const terms = { coachId: coach.id, clientId: client.userId, sessionsTotal: 4, price: 1 };
  for (const more of [
    { status: 'active' as const, expiresAt: hoursFromNow(-1) },
    { status: 'used' as const },
    { status: 'declined' as const },
    { coachId: other.coach.id, status: 'active' as const },
    { clientId: other.client.userId, status: 'active' as const },
    { status: 'cancelled' as const, updatedAt: hoursFromNow(-24.1) },
    { clientId: other.client.userId, status: 'cancelled' as const },
    { coachId: other.coach.id, status: 'cancelled' as const },
  ]) {
    await db.coachPackage.create({ data: { ...terms, ...more } });
  }
  const open = { status: 'active' as const, expiresAt: hoursFromNow(1) };
  await db.coachPackage.create({ data: { ...terms, ...open } });
  const { id } = await requestPackage(client, coach.id, 4);
  expect(await refusal(requestPackage(client, coach.id, 4))).toMatch(/^conflict: .*open packages/);
  await movePackage(client, id, 'cancel');
  expect(await db.notification.count({ where: { userId: coachActor.userId } })).toBe(0);
  expect(await refusal(requestPackage(client, coach.id, 4))).toMatch(/^rate_limited: /);
  const usable = (await listPackages(client, 'client')).filter(({ isUsable }) => isUsable);
  expect(usable).toHaveLength(2);
});

it('the last session uses a package up, and a cancelled one opens it again', async () => {
  const { coach, coachActor, client } = await createCoachAndClient();
  const terms = { coachId: coach.id, clientId: client.userId, sessionsTotal: 2, price: 1 };
  const data = { ...terms, sessionsUsed: 1, status: 'active' as const };
  const [{ id: packageId }, other] = [
    await db.coachPackage.create({ data }),
    await db.coachPackage.create({ data }),
  ];
  const used = async (id = packageId) => {
    const row = await db.coachPackage.findUniqueOrThrow({ where: { id } });
    return [row.sessionsUsed, row.status];
  };
  const facts = { clientId: client.userId, packageId };
  const [one, two] = [
    await createBooking(coach, facts),
    await createBooking(coach, { ...facts, startsAt: bookingStart(5) }),
  ];
  await moveBooking(coachActor, one.id, 'accept', {});
  expect(await used()).toEqual([2, 'used']);
  expect(await refusal(moveBooking(coachActor, two.id, 'accept', {}))).toMatch(/No session/);
  await moveBooking(client, one.id, 'cancel', {});
  expect(await used()).toEqual([1, 'active']);
  expect(await used(other.id)).toEqual([1, 'active']);
});
