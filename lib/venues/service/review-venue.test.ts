import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { listReviewsSchema } from '@/lib/platform/validation/review';
import { readVenue } from '@/lib/venues/service/read-venue';
import { createCourtTime, createCourtVenue } from '@/tests/factories/courts';
import { addParticipant, createGame } from '@/tests/factories/games';
import { waitUntilBlocked } from '@/tests/factories/locks';
import { createBlock } from '@/tests/factories/moderation';
import { readAllPages } from '@/tests/factories/pages';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { editReview, listReviews, removeReview, replyToReview, reviewVenue } from './review-venue';

const first = listReviewsSchema.parse({});

beforeEach(async () => {
  await db.venue.deleteMany();
});

/** The venue's rating must equal that of its visible reviews. */
async function expectTrueRating(venueId: number): Promise<void> {
  const { rating, reviewCount } = await db.venue.findUniqueOrThrow({ where: { id: venueId } });
  const reviews = await db.venueReview.findMany({ where: { venueId, hiddenAt: null } });
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  expect(reviewCount).toBe(reviews.length);
  expect(rating).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 5);
}

describe('a review', () => {
  it('is stored once per person, however often it is sent in parallel', async () => {
    const venue = await createVenue();
    const ali = await createSignedIn();
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, () => reviewVenue(ali.actor, venue.id, { rating: 4 })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }: { code: string }) => code)).toEqual(Array(9).fill('conflict'));
    await expectTrueRating(venue.id);
  });

  it('is refused if its author becomes the owner at that moment', async () => {
    const venue = await createVenue();
    const ali = await createSignedIn();
    const written = await transaction(async (tx) => {
      await tx.venue.update({ where: { id: venue.id }, data: { ownerId: ali.user.id } });
      // Waits for the lock on the venue's row, which it has read before.
      const answer = reviewVenue(ali.actor, venue.id, { rating: 5 }).catch(
        (error: unknown) => error,
      );
      await waitUntilBlocked();
      return [answer];
    });
    expect(await written[0]).toMatchObject({
      code: 'forbidden',
      message: 'You cannot review your own venue.',
    });
    await expectTrueRating(venue.id);
  });

  it('written in parallel with twenty others leaves a correct rating', async () => {
    const venue = await createVenue();
    const people = await createPeople(20);
    const reviews = await Promise.all(
      people.map(({ actor }, index) => reviewVenue(actor, venue.id, { rating: 1 + (index % 5) })),
    );
    await expectTrueRating(venue.id);
    await Promise.all(
      people.map(({ actor }, index) => {
        const ids = { venueId: venue.id, reviewId: reviews[index]?.id ?? 0 };
        return index % 2 === 0
          ? removeReview(actor, ids)
          : editReview(actor, ids, { rating: 5, comment: null });
      }),
    );
    await expectTrueRating(venue.id);
    expect(await readVenue(null, venue.id)).toMatchObject({ rating: 5, reviewCount: 10 });
  });

  it('of a hidden venue is not possible', async () => {
    const venue = await createVenue({ hiddenAt: new Date() });
    const { actor } = await createSignedIn();
    expect(await refusal(reviewVenue(actor, venue.id, { rating: 5 }))).toMatch(/^not_found: /);
  });
});

describe('the list of reviews', () => {
  it('shows names to members, first names to guests, and no name across a block', async () => {
    const venue = await createVenue();
    const ali = await createSignedIn({ name: 'Ali Raza', firstName: 'Ali' });
    const sara = await createSignedIn();
    await reviewVenue(ali.actor, venue.id, { rating: 4 });
    const [forMember] = (await listReviews(sara.actor, venue.id, first)).items;
    expect(forMember).toMatchObject({ user: { name: 'Ali Raza' }, userId: ali.user.id });
    const [forGuest] = (await listReviews(null, venue.id, first)).items;
    expect(forGuest).toMatchObject({ user: { name: 'Ali', profileImageUrl: null }, userId: null });
    await createBlock(ali.user.id, sara.user.id);
    expect((await listReviews(sara.actor, venue.id, first)).items).toEqual([]);
  });

  it('is newest first, page by page, and marks the reader’s own review', async () => {
    const venue = await createVenue();
    const viewer = await createSignedIn();
    const day = (number: number) => new Date(Date.UTC(2026, 4, number));
    const dates = [day(3), day(9), day(1), day(9), day(5)];
    const ids: number[] = [];
    for (const [index, createdAt] of dates.entries()) {
      const userId = index === 2 ? viewer.user.id : undefined;
      ids.push((await createVenueReview(venue.id, { createdAt, userId, rating: 2 })).id);
    }
    const found = await readAllPages(2, (page) => listReviews(viewer.actor, venue.id, page));
    expect(found.map(({ id }) => id)).toEqual([3, 1, 4, 0, 2].map((index) => ids[index]));
    // The oldest one: the page marks it nevertheless.
    const { myReview } = await readVenue(viewer.actor, venue.id);
    expect(myReview).toEqual({ id: ids[2], rating: 2, comment: 'Good surface.' });
    expect((await readVenue(null, venue.id)).myReview).toBeNull();
  });
});

describe('the stars of a venue', () => {
  it('are counted over all reviews that the reader may see, without listing more of them', async () => {
    const venue = await createVenue();
    expect((await readVenue(null, venue.id)).stars).toEqual([0, 0, 0, 0, 0]);
    const viewer = await createSignedIn();
    for (const rating of [1, 4, 4, 5]) await createVenueReview(venue.id, { rating });
    await createVenueReview(venue.id, { rating: 2, hiddenAt: new Date() });
    const blocked = await createSignedIn();
    await reviewVenue(blocked.actor, venue.id, { rating: 3 });
    await createBlock(viewer.user.id, blocked.user.id);
    expect((await readVenue(null, venue.id)).stars).toEqual([1, 0, 1, 2, 1]);
    expect((await readVenue(viewer.actor, venue.id)).stars).toEqual([1, 0, 0, 2, 1]);
  });
});

describe('a reply', () => {
  it('is written by the operator if there is one, otherwise by the adder', async () => {
    const [adder, owner, ali] = await createPeople(3);
    const venue = await createVenue({ addedById: adder.user.id });
    const { id: reviewId } = await reviewVenue(ali.actor, venue.id, { rating: 3 });
    const ids = { venueId: venue.id, reviewId };
    expect(await replyToReview(adder.actor, ids, { reply: 'Thank you.' })).toMatchObject({
      ownerReply: 'Thank you.',
    });
    await db.venue.update({ where: { id: venue.id }, data: { ownerId: owner.user.id } });
    for (const { actor } of [adder, ali]) {
      expect(await refusal(replyToReview(actor, ids, { reply: 'Mine.' }))).toMatch(/^forbidden: /);
    }
    await replyToReview(owner.actor, ids, { reply: 'We have rolled it.' });
    const notified = async () =>
      (await db.notification.findMany({ where: { userId: ali.user.id } })).map(({ type }) => type);
    expect(await notified()).toEqual(['venue_review_reply']);
    expect(await replyToReview(owner.actor, ids, { reply: null })).toMatchObject({
      ownerReply: null,
      ownerReplyAt: null,
    });
    expect(await notified()).toEqual([]);
  });
});

it('a review has a mark if its author has had a court or played a game there', async () => {
  const { venue, court, player, other } = await createCourtVenue();
  const { court: elsewhere } = await createCourtVenue();
  for (const { user } of [player, other]) await createVenueReview(venue.id, { userId: user.id });
  const marks = async () => {
    const { items } = await listReviews(null, venue.id, listReviewsSchema.parse({}));
    const rows = await db.venueReview.findMany({ where: { venueId: venue.id } });
    return [player, other].map(({ user }) => {
      const own = rows.find(({ userId }) => userId === user.id);
      return items.find(({ id }) => id === own?.id)?.hasCome;
    });
  };
  const time = { status: 'came', startsAt: new Date(Date.now() - 7_200_000) } as const;
  await createCourtTime(court.id, { ...time, userId: player.user.id, status: 'no_show' });
  await createCourtTime(elsewhere.id, { ...time, userId: player.user.id });
  expect(await marks()).toEqual([false, false]);
  await db.courtTime.updateMany({ where: { courtId: court.id }, data: { status: 'came' } });
  const game = await createGame({ venueId: venue.id, startsAt: time.startsAt });
  await addParticipant(game.id, other.user.id, { attendance: 'attended' });
  expect(await marks()).toEqual([true, true]);
});
