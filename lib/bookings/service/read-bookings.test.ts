import { expect, it } from 'vitest';
import { listBookings, readBooking } from '@/lib/bookings/service/read-bookings';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';

it('says to the coach what else is at the time of a request, and nothing to the client', async () => {
  const [coachPerson, client, other] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createUser(),
  ]);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const clientId = client.actor.userId;
  const at = (days: number, more: object = {}) =>
    createBooking(coach, { clientId, startsAt: bookingStart(days), ...more });
  const [free, beside, overGame] = [await at(3), await at(4), await at(5)];
  await at(4, { clientId: other.id, status: 'accepted' });
  const game = await createGame({
    startsAt: new Date(bookingStart(5).getTime() + 30 * 60_000),
    endsAt: new Date(bookingStart(5).getTime() + 90 * 60_000),
  });
  await addParticipant(game.id, coachPerson.user.id);

  const { items } = await listBookings(coachPerson.actor, { side: 'coach', limit: 20 });
  const clashes = Object.fromEntries(items.map(({ id, clash }) => [id, clash]));
  expect(clashes).toMatchObject({ [free.id]: null, [beside.id]: 'booking', [overGame.id]: 'game' });
  expect((await readBooking(coachPerson.actor, beside.id)).clash).toBe('booking');
  expect((await readBooking(client.actor, beside.id)).clash).toBeNull();
});
