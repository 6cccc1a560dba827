import { expect, it } from 'vitest';
import { listBookings, readBooking } from '@/lib/bookings/service/read-bookings';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createPeople } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';

it('only what takes the coach’s time stands against a request, and not what only touches it', async () => {
  const { coach, coachPerson, client } = await createCoachAndClient();
  const other = await createCoach();
  const at = (day: number, minutes = 0) => new Date(bookingStart(day).getTime() + minutes * 60_000);
  const accepts = (
    day: number,
    minutes: number,
    by = coach,
    status: 'accepted' | 'cancelled' = 'accepted',
  ) => createBooking(by, { startsAt: at(day, minutes), status });
  const plays = async (day: number, minutes: number, game = {}, seat = {}) => {
    const span = { startsAt: at(day, minutes), endsAt: at(day, minutes + 60) };
    const { id } = await createGame({ ...span, ...game });
    await addParticipant(id, coach.userId, seat);
  };
  const teaches = (day: number, minutes: number, by = coach, more = {}) =>
    createClassSession(by, { startsAt: at(day, minutes), ...more });
  const cancelled = { status: 'cancelled', cancelReason: 'Rain' } as const;
  const CASES: [string | null, (day: number) => Promise<unknown>][] = [
    ['booking', (day) => accepts(day, 59)],
    ['booking', (day) => accepts(day, -59)],
    [null, (day) => accepts(day, 60)],
    [null, (day) => accepts(day, -60)],
    [null, (day) => accepts(day, 0, other)],
    [null, (day) => accepts(day, 0, coach, 'cancelled')],
    ['class', (day) => teaches(day, 59)],
    ['class', (day) => teaches(day, -59)],
    [null, (day) => teaches(day, 60)],
    [null, (day) => teaches(day, -60)],
    [null, (day) => teaches(day, 0, other)],
    [null, (day) => teaches(day, 0, coach, cancelled)],
    ['game', (day) => plays(day, 59)],
    ['game', (day) => plays(day, -59)],
    [null, (day) => plays(day, 60)],
    [null, (day) => plays(day, -60)],
    [null, (day) => plays(day, 0, cancelled)],
    [null, (day) => plays(day, 0, { hiddenAt: new Date() })],
    [null, (day) => plays(day, 0, {}, { status: 'waitlisted' })],
    [null, (day) => createGame({ startsAt: at(day) })],
  ];
  const asked: number[] = [];
  for (const [index, [, make]] of CASES.entries()) {
    const facts = { clientId: client.userId, startsAt: at(index + 2) };
    asked.push((await createBooking(coach, facts)).id);
    await make(index + 2);
  }
  const { items } = await listBookings(coachPerson.actor, { side: 'coach', limit: 100 });
  const clashOf = (id: number) => items.find((item) => item.id === id)?.clash;
  expect(asked.map(clashOf)).toEqual(CASES.map(([kind]) => kind));
  // A single booking is also read with its conflict, but not by the client.
  expect((await readBooking(coachPerson.actor, asked[0] ?? 0)).clash).toBe('booking');
  expect((await readBooking(client, asked[0] ?? 0)).clash).toBeNull();
});

it('each side has its own list, the newest first, page by page', async () => {
  const [coachPerson, client] = await createPeople(2);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const ids: number[] = [];
  for (const days of [3, 4, 5]) {
    const facts = { clientId: client.user.id, startsAt: bookingStart(days) };
    ids.push((await createBooking(coach, facts)).id);
  }
  // The coach as a client, and others.
  const own = await createBooking(await createCoach(), { clientId: coachPerson.user.id });
  await createBooking(await createCoach());
  const walk = async ({ actor }: typeof client, side: 'coach' | 'client') => {
    const first = await listBookings(actor, { side, limit: 2 });
    if (first.nextCursor === null) return first.items.map(({ id }) => id);
    const rest = await listBookings(actor, { side, limit: 2, cursor: first.nextCursor });
    expect(rest.nextCursor).toBeNull();
    return [...first.items, ...rest.items].map(({ id }) => id);
  };
  expect(await walk(coachPerson, 'coach')).toEqual(ids.toReversed());
  expect(await walk(client, 'client')).toEqual(ids.toReversed());
  expect(await walk(coachPerson, 'client')).toEqual([own.id]);
  expect(await walk(client, 'coach')).toEqual([]);
  await expect(readBooking(client.actor, own.id)).rejects.toMatchObject({ code: 'not_found' });
});

it('says what can be done: propose, review, and each side’s moves', async () => {
  const [coachPerson, client] = await createPeople(2);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const clientId = client.user.id;
  const read = async (more: Parameters<typeof createBooking>[1]) => {
    const { id } = await createBooking(coach, { clientId, ...more });
    const [forClient, forCoach] = [
      await readBooking(client.actor, id),
      await readBooking(coachPerson.actor, id),
    ];
    expect([forClient.side, forCoach.side]).toEqual(['client', 'coach']);
    expect(forCoach.canReview).toBe(false);
    expect(forClient.canPropose).toBe(forCoach.canPropose);
    return [forClient.actions, forCoach.actions, forClient.canPropose, forClient.canReview];
  };
  const past = hoursFromNow(-3);
  expect(await read({})).toEqual([['withdraw'], ['accept', 'decline'], false, false]);
  expect(await read({ status: 'accepted', startsAt: bookingStart(4) })).toEqual([
    ['cancel'],
    ['cancel'],
    true,
    false,
  ]);
  expect(await read({ status: 'accepted', startsAt: past })).toEqual([
    [],
    ['complete', 'no-show'],
    false,
    false,
  ]);
  expect(await read({ status: 'completed', startsAt: hoursFromNow(-30) })).toEqual([
    [],
    [],
    false,
    true,
  ]);
  // Reviews by other people, or of another coach.
  const reviews = [
    { coachId: coach.id, userId: (await createUser()).id },
    { coachId: (await createCoach()).id, userId: clientId },
  ];
  for (const review of reviews) await db.coachReview.create({ data: { ...review, rating: 5 } });
  const over = { status: 'completed', startsAt: hoursFromNow(-60) } as const;
  expect((await read(over)).at(-1)).toBe(true);
  await db.coachReview.create({ data: { coachId: coach.id, userId: clientId, rating: 5 } });
  expect((await read({ ...over, startsAt: hoursFromNow(-90) })).at(-1)).toBe(false);
});
