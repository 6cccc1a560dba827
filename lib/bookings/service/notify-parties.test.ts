import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { toCalendarEntry } from '@/lib/bookings/service/calendar-entry';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { listPackages, movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { replyToClient, reviewCoach } from '@/lib/coaching/service/review-coach';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { eventsOf } from '@/tests/factories/calendar';
import { createCoach, createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const COACH = 'Coach Bilal';
const CLIENT = 'Urooj Rauf';

const createWorld = () => createCoachAndClient({ name: COACH }, { name: CLIENT });
type World = Awaited<ReturnType<typeof createWorld>>;

const wall = (days = 3) => toWallTime(bookingStart(days), 'Asia/Karachi');

/** Unread notifications are removed with the request, proposal or session they are about. */
const readAll = () => db.notification.updateMany({ data: { isRead: true } });

async function requested({ coach, client }: World, days?: number): Promise<number> {
  const input = { coachId: coach.id, sessionType: 'individual', ...wall(days) };
  const { id } = await requestBooking(client, requestBookingSchema.parse(input));
  await readAll();
  return id;
}

async function accepted(world: World, days?: number): Promise<number> {
  const id = await requested(world, days);
  await moveBooking(world.coachActor, id, 'accept', {});
  return id;
}

const messages = async (userId: number) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ message }) => message,
  );

describe('the notifications about a booking', () => {
  it('name the other side in every text, and never the reader', async () => {
    const world = await createWorld();
    const { coach, coachActor, client } = world;
    const withdrawn = await requested(world);
    await moveBooking(client, withdrawn, 'withdraw', {});
    await db.bookingRequest.update({
      where: { id: withdrawn },
      data: { decidedAt: new Date(Date.now() - 86_400_000) },
    });
    // Further notifications replace an unread one about a withdrawal.
    await readAll();
    await moveBooking(coachActor, await requested(world), 'decline', {});
    await moveBooking(client, await accepted(world), 'cancel', { reason: 'Rain.' });
    await moveBooking(coachActor, await accepted(world), 'cancel', {});

    const moved = await accepted(world);
    await sendReminders(new Date(bookingStart().getTime() - 3_600_000));
    await readAll();
    for (const [proposer, answerer, action] of [
      [client, coachActor, 'decline'],
      [coachActor, client, 'accept'],
    ] as const) {
      const { proposal } = await proposeTime(proposer, moved, { ...wall(4), time: '15:00' });
      await readAll();
      await decideProposal(answerer, { id: moved, proposalId: proposal?.id ?? 0 }, action);
    }
    const over = { startsAt: new Date(Date.now() - 9e6), endsAt: new Date(Date.now() - 5.4e6) };
    await db.bookingRequest.update({ where: { id: moved }, data: over });
    await moveBooking(coachActor, moved, 'complete', {});
    await reviewCoach(client, coach.id, { rating: 5 });
    const review = await db.coachReview.findFirstOrThrow({ where: { coachId: coach.id } });
    const ids = { coachId: coach.id, reviewId: review.id };
    await replyToClient(coachActor, ids, { reply: 'Thank you.' });

    const late = await createBooking(coach, {
      clientId: client.userId,
      startsAt: bookingStart(6),
      expiresAt: new Date(Date.now() - 1),
    });
    await closeBooking(late.id);
    const { id } = await requestPackage(client, coach.id, 4);
    await movePackage(coachActor, id, 'accept');

    const toCoach = await messages(coach.userId);
    const toClient = await messages(client.userId);
    expect(toCoach.length).toBeGreaterThan(10);
    expect(toClient.length).toBeGreaterThan(10);
    expect(toCoach.filter((text) => !text.includes(CLIENT) || text.includes(COACH))).toEqual([]);
    expect(toClient.filter((text) => !text.includes(COACH) || text.includes(CLIENT))).toEqual([]);
  });

  it('say whether the session moves after a proposal is answered', async () => {
    const world = await createWorld();
    const { client, coachActor } = world;
    const id = await accepted(world);
    for (const [action, title, words] of [
      ['decline', 'Proposal declined', /^The session with Coach Bilal stays on .* 10:00/],
      ['accept', 'Session moved', /^The session with Coach Bilal is now on .* 15:00/],
    ] as const) {
      const { proposal } = await proposeTime(client, id, { ...wall(4), time: '15:00' });
      await readAll();
      await decideProposal(coachActor, { id, proposalId: proposal?.id ?? 0 }, action);
      const notified = await db.notification.findMany({
        where: { userId: client.userId, isRead: false },
      });
      expect(notified).toMatchObject([{ title, message: expect.stringMatching(words) }]);
    }
  });

  it('isolate right-to-left names', async () => {
    const world = await createWorld();
    await db.user.update({ where: { id: world.client.userId }, data: { name: 'عروج' } });
    await requested(world);
    expect((await messages(world.coach.userId))[0]).toMatch(/^\u2068عروج\u2069 asks for a session/);
  });

  it('do not name the other side across a block', async () => {
    const world = await createWorld();
    const id = await accepted(world);
    await createBlock(world.client.userId, world.coach.userId);
    await moveBooking(world.coachActor, id, 'cancel', {});
    const last = (await messages(world.client.userId)).at(-1);
    expect(last).toMatch(/^The session with Unavailable user/);
  });
});

it('a package is decided once: later decisions are refused and notify nobody', async () => {
  const [coachPerson, client] = await createPeople(2);
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
  const [coachPerson, client] = await createPeople(2);
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
  const [coachPerson, client] = await createPeople(2);
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

it('who is not to be named is called so in the language of the reader', async () => {
  addAllTexts();
  const [coachPerson, client] = await createPeople(2);
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
