import { describe, expect, it } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { replyToClient, reviewCoach } from '@/lib/coaching/service/review-coach';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';

const COACH = 'Coach Bilal';
const CLIENT = 'Urooj Rauf';

async function createWorld() {
  const [coachPerson, client] = await Promise.all([
    createSignedIn({ name: 'Bilal Ahmed' }),
    createSignedIn({ name: CLIENT }),
  ]);
  const coach = await createCoach({ userId: coachPerson.user.id, name: COACH });
  return { coach, coachActor: coachPerson.actor, client: client.actor };
}
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
      const told = await db.notification.findMany({
        where: { userId: client.userId, isRead: false },
      });
      expect(told).toMatchObject([{ title, message: expect.stringMatching(words) }]);
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
