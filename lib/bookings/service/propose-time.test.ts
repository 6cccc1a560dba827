import { expect, it } from 'vitest';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { BookingAction } from '@/lib/bookings/policy';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createConversation } from '@/tests/factories/messages';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

async function session() {
  const [coachPerson, client] = await createPeople(2);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const booking = await createBooking(coach, { clientId: client.user.id });
  await moveBooking(coachPerson.actor, booking.id, 'accept', {});
  const at = (minutes: number) =>
    toWallTime(new Date(booking.startsAt.getTime() + minutes * 60_000), 'Asia/Karachi');
  return { coachPerson, client, coach, booking, at };
}

it('a proposed time that has passed is not accepted, and the session stays where it is', async () => {
  const { coachPerson, client, booking } = await session();
  const wanted = toWallTime(bookingStart(4), 'Asia/Karachi');
  const { proposal } = await proposeTime(client.actor, booking.id, wanted);
  const ids = { id: booking.id, proposalId: proposal?.id ?? 0 };
  await db.bookingProposal.update({
    where: { id: ids.proposalId },
    data: { startsAt: hoursFromNow(-2), endsAt: hoursFromNow(-1) },
  });
  expect(await refusal(decideProposal(coachPerson.actor, ids, 'accept'))).toMatch(/^conflict: /);
  const after = await db.bookingRequest.findUniqueOrThrow({ where: { id: booking.id } });
  expect(after.startsAt).toEqual(booking.startsAt);
});

it.each([-30, 30])('a session does not block its own move by %i minutes', async (minutes) => {
  const { coachPerson, client, booking, at } = await session();
  const { proposal } = await proposeTime(client.actor, booking.id, at(minutes));
  const ids = { id: booking.id, proposalId: proposal?.id ?? 0 };
  const moved = await decideProposal(coachPerson.actor, ids, 'accept');
  expect(moved).toMatchObject({ status: 'accepted', ...at(minutes) });
});

/** A booking in a state, with a pending proposal and a package of which two sessions are used, and another one like it. */
async function inState(status: BookingStatus, hours: number) {
  const [coachPerson, client] = await createPeople(2);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const clientId = client.user.id;
  const chat = await createConversation(clientId, coachPerson.user.id, {
    requestStatus: 'pending',
    requestedById: clientId,
  });
  const create = async (startsAt: Date) => {
    const bought = await db.coachPackage.create({
      data: {
        coachId: coach.id,
        clientId,
        sessionsTotal: 4,
        sessionsUsed: 2,
        price: 1,
        status: 'active',
      },
    });
    const booking = await createBooking(coach, {
      clientId,
      status,
      startsAt,
      packageId: bought.id,
    });
    const later = { startsAt: bookingStart(9), endsAt: bookingStart(10) };
    await db.bookingProposal.create({
      data: { bookingId: booking.id, proposedById: clientId, ...later },
    });
    return booking;
  };
  const [booking, other] = [await create(hoursFromNow(hours)), await create(hoursFromNow(96))];
  const factsOf = async ({ id, packageId }: typeof booking) => {
    const row = await db.bookingRequest.findUniqueOrThrow({
      where: { id },
      include: { proposals: true },
    });
    const bought = await db.coachPackage.findUniqueOrThrow({ where: { id: packageId ?? 0 } });
    return {
      status: row.status,
      isDecided: row.decidedAt !== null,
      sequence: row.calendarSequence,
      cancelledById: row.cancelledById,
      proposal: row.proposals[0]?.status,
      used: bought.sessionsUsed,
    };
  };
  const notifiedTo = async (userId: number) =>
    (await db.notification.findMany({ where: { userId } })).map(({ type, data }) => [type, data]);
  return { coachPerson, client, booking, other, chat, factsOf, notifiedTo };
}

const MOVES: [BookingAction, 'coach' | 'client', BookingStatus, number, BookingStatus][] = [
  ['accept', 'coach', 'pending', 24, 'accepted'],
  ['decline', 'coach', 'pending', 24, 'declined'],
  ['withdraw', 'client', 'pending', 24, 'withdrawn'],
  ['cancel', 'coach', 'accepted', 24, 'cancelled'],
  ['cancel', 'client', 'accepted', 24, 'cancelled'],
  ['complete', 'coach', 'accepted', -2, 'completed'],
  ['no-show', 'coach', 'accepted', -0.5, 'no_show'],
];

it.each(MOVES)('%s by the %s changes its booking and what hangs on it', async (...row) => {
  const [action, side, from, hours, to] = row;
  const { coachPerson, client, booking, other, chat, factsOf, notifiedTo } = await inState(
    from,
    hours,
  );
  const untouched = await factsOf(other);
  const [mover, notified] = side === 'coach' ? [coachPerson, client] : [client, coachPerson];
  const moved = await moveBooking(mover.actor, booking.id, action, {});
  expect(moved).toMatchObject({ id: booking.id, side, status: to });
  const accepts = action === 'accept';
  expect(await factsOf(booking)).toEqual({
    status: to,
    isDecided: true,
    sequence: action === 'cancel' ? 1 : 0,
    cancelledById: action === 'cancel' ? mover.user.id : null,
    proposal: accepts ? 'pending' : 'withdrawn',
    used: { accept: 3, cancel: 1 }[action as string] ?? 2,
  });
  expect(await factsOf(other)).toEqual(untouched);
  const [type, notifiedSide] = [`booking_${to}`, side === 'coach' ? 'client' : 'coach'];
  expect(await notifiedTo(notified.user.id)).toEqual([
    [type, { bookingId: booking.id, side: notifiedSide }],
  ]);
  expect(await notifiedTo(mover.user.id)).toEqual([]);
  const jobs = await db.job.findMany({
    where: { kind: 'bookings:close', payload: { equals: { bookingId: booking.id } } },
  });
  const due = booking.endsAt.getTime() + 120 * 60_000;
  expect(jobs.map(({ runAt }) => runAt.getTime())).toEqual(accepts ? [due] : []);
  const { requestStatus } = await db.conversation.findUniqueOrThrow({ where: { id: chat.id } });
  expect(requestStatus).toBe(accepts ? 'accepted' : 'pending');
  // No move is possible twice.
  await expect(moveBooking(mover.actor, booking.id, action, {})).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(`is ${to.replace('_', '-')} already`),
  });
});

it.each([
  ['accept', 'client', 'pending', 24, 'forbidden', 'Only the coach can do that.'],
  ['withdraw', 'coach', 'pending', 24, 'forbidden', 'Only the client can do that.'],
  ['complete', 'client', 'accepted', -2, 'forbidden', 'Only the coach can do that.'],
  ['cancel', 'client', 'accepted', -0.1, 'conflict', 'This session has begun already.'],
  ['complete', 'coach', 'accepted', -0.9, 'conflict', 'This session is not over yet.'],
  ['no-show', 'coach', 'accepted', 0.1, 'conflict', 'This session has not begun yet.'],
] as const)('%s by the %s of a booking that is %s is refused %i hours from it', async (...row) => {
  const [action, side, status, hours, code, message] = row;
  const { coachPerson, client, booking, factsOf, notifiedTo } = await inState(status, hours);
  const before = await factsOf(booking);
  const mover = side === 'coach' ? coachPerson : client;
  const moving = moveBooking(mover.actor, booking.id, action, {});
  await expect(moving).rejects.toMatchObject({ code, message });
  const stranger = await createSignedIn();
  const foreign = moveBooking(stranger.actor, booking.id, action, {});
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  expect(await factsOf(booking)).toEqual(before);
  for (const { user } of [coachPerson, client]) expect(await notifiedTo(user.id)).toEqual([]);
});

it('another time is refused with its reason: past, too far, outside the hours, taken, or the same', async () => {
  const { client, coach, booking, at } = await session();
  const day = (days: number, time = '10:00') => ({
    ...toWallTime(bookingStart(days), 'Asia/Karachi'),
    time,
  });
  await createClassSession(coach, { startsAt: bookingStart(5) });
  const game = await createGame({ startsAt: bookingStart(6), endsAt: bookingStart(6.1) });
  await addParticipant(game.id, coach.userId);
  await createBooking(coach, { startsAt: bookingStart(7), status: 'accepted' });
  for (const [wanted, refusal] of [
    [day(-1), { issues: [{ path: 'date', message: /future/ }] }],
    [day(91), { issues: [{ path: 'date', message: /90 days/ }] }],
    [day(4, '07:30'), { issues: [{ path: 'time', message: /does not work/ }] }],
    [day(4, '19:30'), { issues: [{ path: 'time', message: /does not work/ }] }],
    [day(5), { code: 'conflict', message: /a class/ }],
    [day(5, '10:30'), { code: 'conflict', message: /a class/ }],
    [day(6), { code: 'conflict', message: /a game/ }],
    [day(7), { code: 'conflict', message: /taken/ }],
    [at(0), { code: 'conflict', message: /at that time already/ }],
  ] as const) {
    const error = await proposeTime(client.actor, booking.id, wanted).catch((thrown) => thrown);
    const [issue] = 'issues' in refusal ? refusal.issues : [refusal];
    const said = 'issues' in refusal ? error.issues?.[0] : error;
    expect(said.message, JSON.stringify(wanted)).toMatch(issue.message);
    if ('path' in issue) expect(said.path).toBe(issue.path);
    else expect(error.code).toBe(issue.code);
  }
  // Adjacent times are free: the first and the last hour of the day, and the hours before and after a class.
  for (const wanted of [day(4, '08:00'), day(4, '19:00'), day(5, '09:00'), day(5, '11:00')]) {
    const { proposal } = await proposeTime(client.actor, booking.id, wanted);
    expect(proposal).toMatchObject({ ...wanted, isMine: true });
    const ids = { id: booking.id, proposalId: proposal?.id ?? 0 };
    await decideProposal(client.actor, ids, 'withdraw');
  }
});

it('a proposal is answered by the other side once, and each side is told what is new only', async () => {
  const { coachPerson, client, booking } = await session();
  await db.notification.deleteMany();
  const wanted = toWallTime(bookingStart(4), 'Asia/Karachi');
  const notified = async ({ user }: typeof client, isRead?: boolean) => {
    const where = { userId: user.id, ...(isRead === undefined ? {} : { isRead }) };
    return (await db.notification.findMany({ where })).map(({ type, title }) => [type, title]);
  };
  const propose = async ({ actor }: typeof client) => {
    const { proposal } = await proposeTime(actor, booking.id, { ...wanted, note: 'Rain?' });
    expect(proposal?.note).toBe('Rain?');
    return { id: booking.id, proposalId: proposal?.id ?? 0 };
  };
  const silent = await propose(client);
  await expect(propose(coachPerson)).rejects.toThrow(/waits/);
  expect(await notified(coachPerson)).toEqual([['booking_proposal', expect.any(String)]]);
  await expect(decideProposal(coachPerson.actor, silent, 'withdraw')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'It is not yours.',
  });
  await expect(decideProposal(client.actor, silent, 'decline')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'The other side answers it.',
  });
  const none = { ...silent, proposalId: silent.proposalId + 1_000 };
  expect(await refusal(decideProposal(client.actor, none, 'withdraw'))).toMatch(/^not_found: /);
  await decideProposal(client.actor, silent, 'withdraw');
  expect(await notified(coachPerson)).toEqual([]);
  expect(await refusal(decideProposal(client.actor, silent, 'withdraw'))).toMatch(/^not_found: /);
  // Withdrawing a proposal that was read sends a notification, and only the last one.
  for (let time = 0; time < 2; time++) {
    const seen = await propose(client);
    await db.notification.updateMany({
      where: { type: 'booking_proposal' },
      data: { isRead: true },
    });
    await decideProposal(client.actor, seen, 'withdraw');
  }
  expect(await notified(coachPerson, false)).toEqual([
    ['booking_proposal_answered', 'Proposal withdrawn'],
  ]);
  const again = await propose(client);
  expect(await notified(coachPerson, false)).toEqual([['booking_proposal', expect.any(String)]]);
  await decideProposal(coachPerson.actor, again, 'decline');
  expect(await notified(client)).toEqual([['booking_proposal_answered', 'Proposal declined']]);
  expect((await readBooking(client.actor, booking.id)).startsAt).toBe(
    booking.startsAt.toISOString(),
  );
  const last = await propose(client);
  await decideProposal(coachPerson.actor, last, 'accept');
  const moved = await db.bookingRequest.findUniqueOrThrow({ where: { id: booking.id } });
  expect([moved.startsAt, moved.calendarSequence]).toEqual([bookingStart(4), 1]);
  expect((await notified(client)).at(-1)?.[0]).toBe('booking_moved');
  const [job] = await db.job.findMany({
    where: { kind: 'bookings:close' },
    orderBy: { id: 'desc' },
  });
  expect(job?.runAt.getTime()).toBe(moved.endsAt.getTime() + 120 * 60_000);
  const states = await db.bookingProposal.findMany({ orderBy: { id: 'asc' } });
  expect(states.slice(-5).map(({ status, decidedAt }) => [status, decidedAt !== null])).toEqual([
    ['withdrawn', true],
    ['withdrawn', true],
    ['withdrawn', true],
    ['declined', true],
    ['accepted', true],
  ]);
});
