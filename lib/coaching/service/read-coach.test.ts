import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listCoachReviews, readCoach } from '@/lib/coaching/service/read-coach';
import { reviewCoach } from '@/lib/coaching/service/review-coach';
import { pool } from '@/lib/platform/db/pool';
import { runIn } from '@/lib/platform/language/run-in';
import { insertRow } from '@/prisma/rows/insert-rows';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createPeople, type SignedIn } from '@/tests/factories/sessions';

it('a review of a deleted account has an author in the language of the reader', async () => {
  addAllTexts();
  const { id: coachId } = await createCoach();
  await insertRow(pool, 'coachReviews', { coachId, userId: null, rating: 5 });
  const authors = async () => {
    const { items } = await listCoachReviews(null, coachId, { limit: 5, cursor: undefined });
    return items.map(({ user }) => user.name);
  };
  expect(await authors()).toEqual(['Deleted user']);
  expect(await runIn('ur', authors)).toEqual(['ڈیلیٹ شدہ صارف']);
});

it('a review is offered once, to clients whose session with that coach is over', async () => {
  const [client, other] = await createPeople(2);
  const [coach, another] = [await createCoach(), await createCoach()];
  const over = { clientId: client.user.id, startsAt: bookingStart(-2) };
  await createBooking(coach, { ...over, status: 'completed' });
  const mayReview = async ({ actor }: SignedIn, { id }: { id: number }) =>
    (await readCoach(actor, id)).canReview;
  expect(await mayReview(client, coach)).toBe(true);
  expect(await mayReview(client, another)).toBe(false);
  expect(await mayReview(other, coach)).toBe(false);
  await reviewCoach(client.actor, coach.id, { rating: 5 });
  expect(await mayReview(client, coach)).toBe(false);
});
