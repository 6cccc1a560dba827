import { expect, it } from 'vitest';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createSignedIn } from '@/tests/factories/sessions';

async function session() {
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
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
  await expect(decideProposal(coachPerson.actor, ids, 'accept')).rejects.toMatchObject({
    code: 'conflict',
  });
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

it('but another session of the coach does', async () => {
  const { client, coach, booking, at } = await session();
  const startsAt = new Date(booking.startsAt.getTime() + 60 * 60_000);
  await createBooking(coach, { startsAt, status: 'accepted' });
  await expect(proposeTime(client.actor, booking.id, at(30))).rejects.toMatchObject({
    code: 'conflict',
  });
});
