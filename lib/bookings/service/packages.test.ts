import { expect, it } from 'vitest';
import { toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { listPackages, movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { addAllTexts } from '@/lib/language/all';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/reader';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { createBooking } from '@/tests/factories/bookings';
import { eventsOf } from '@/tests/factories/calendar';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';

it('a package is decided once: later decisions are refused and notify nobody', async () => {
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const { id } = await requestPackage(client.actor, coach.id, 4);
  await movePackage(coachPerson.actor, id, 'accept');
  const refusal = { code: 'conflict', message: 'This package was decided already.' };
  for (const action of ['accept', 'decline'] as const) {
    await expect(movePackage(coachPerson.actor, id, action)).rejects.toMatchObject(refusal);
  }
  await expect(movePackage(client.actor, id, 'cancel')).rejects.toMatchObject(refusal);
  expect((await db.coachPackage.findUniqueOrThrow({ where: { id } })).status).toBe('active');
  expect(await db.notification.count({ where: { userId: client.user.id } })).toBe(1);
});

it('a package is refused to its coach, without an offer, as a third open one, and during a pause', async () => {
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const refused = (message: RegExp) => ({ message: expect.stringMatching(message) });
  await expect(requestPackage(coachPerson.actor, coach.id, 4)).rejects.toMatchObject(
    refused(/your own/),
  );
  await expect(requestPackage(client.actor, coach.id, 5)).rejects.toMatchObject({
    issues: [{ path: 'sessions' }],
  });
  for (const sessions of [4, 8]) await requestPackage(client.actor, coach.id, sessions);
  await expect(requestPackage(client.actor, coach.id, 4)).rejects.toMatchObject(
    refused(/open packages/),
  );
  const other = await createSignedIn();
  await db.coachApplication.update({ where: { id: coach.id }, data: { pausedAt: new Date() } });
  await expect(requestPackage(other.actor, coach.id, 4)).rejects.toMatchObject(
    refused(/no bookings/),
  );
});

it('packages taken back after the coach has read of them leave one notification', async () => {
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const asked = [];
  for (const sessions of [4, 8]) asked.push(await requestPackage(client.actor, coach.id, sessions));
  const where = { userId: coachPerson.user.id };
  await db.notification.updateMany({ where, data: { isRead: true } });
  for (const { id } of asked) await movePackage(client.actor, id, 'cancel');
  const unread = await db.notification.findMany({ where: { ...where, isRead: false } });
  expect(unread.map(({ title }) => title)).toEqual(['Package cancelled']);
});

it('a client waits a day from the last package that they took back', async () => {
  const [coach, client] = [await createCoach(), await createSignedIn()];
  const taken = { coachId: coach.id, clientId: client.user.id, sessionsTotal: 4, price: 1 };
  for (const hours of [-20, -2]) {
    const updatedAt = hoursFromNow(hours);
    await db.coachPackage.create({ data: { ...taken, status: 'cancelled', updatedAt } });
  }
  await expect(requestPackage(client.actor, coach.id, 4)).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('in 22 hours'),
  });
});

it('an accepted session is taken from its own package, and given back to it', async () => {
  const [coachPerson, client, other] = [
    await createSignedIn(),
    await createSignedIn(),
    await createSignedIn(),
  ];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const bought = { coachId: coach.id, sessionsTotal: 4, sessionsUsed: 1, price: 1 };
  const ids: number[] = [];
  for (const { user } of [client, client, other]) {
    const data = { ...bought, clientId: user.id, status: 'active' } as const;
    ids.push((await db.coachPackage.create({ data })).id);
  }
  const used = async () => {
    const rows = await db.coachPackage.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ sessionsUsed }) => sessionsUsed);
  };
  const session = { clientId: client.user.id, packageId: ids[1] ?? 0, price: 0 };
  const { id } = await createBooking(coach, session);
  await moveBooking(coachPerson.actor, id, 'accept', {});
  expect(await used()).toEqual([1, 2, 1]);
  await moveBooking(client.actor, id, 'cancel', {});
  expect(await used()).toEqual([1, 1, 1]);
});

it('who is not to be named is called so in the language of the reader', async () => {
  addAllTexts();
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const { id } = await createBooking(coach, { clientId: client.user.id, status: 'accepted' });
  await requestPackage(client.actor, coach.id, 4);
  await createBlock(client.user.id, coachPerson.user.id);
  const read = async ({ actor }: typeof client) => {
    const booking = await readBooking(actor, id);
    return [booking.coach.name, booking.client, (await listPackages(actor, booking.side))[0]];
  };
  const gone = 'صارف دستیاب نہیں';
  expect(await runIn('ur', () => read(client))).toMatchObject([
    gone,
    { id: client.user.id, name: client.user.name },
    { coach: { name: gone }, client: { name: client.user.name } },
  ]);
  expect(await runIn('ur', () => read(coachPerson))).toMatchObject([
    coach.name,
    { id: null, name: gone },
    { coach: { name: coach.name }, client: { id: null, name: gone } },
  ]);
  const [event] = eventsOf(await runIn('ur', () => toCalendarEntry(client.actor, id)));
  expect(event?.title).toBe('ایک صارف کے ساتھ ٹینس');
  await moveBooking(coachPerson.actor, id, 'cancel', {});
  const { said } = await db.notification.findFirstOrThrow({ where: { userId: client.user.id } });
  const { message } = said as unknown as { message: Said };
  expect(wordsFor(message)).toMatch(/^The session with Unavailable user on/);
  expect(wordsFor(message, 'ur')).toMatch(/^ایک صارف کے ساتھ /);
});
