import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { proposeGame } from '@/lib/proposals/service';
import { WEBHOOKS_MAX } from '@/lib/webhooks/constants';
import { sportId } from '@/prisma/rows/sports';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { GULBERG } from '@/tests/factories/places';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { createWebhook } from '@/tests/factories/webhooks';
import { mergeVenues } from './merge-venues';
import { listWhatsOn, readVenue } from './read-venue';
import { reviewVenue } from './review-venue';

beforeEach(async () => {
  await db.venue.deleteMany();
});

async function createPair() {
  const [admin, owner] = await Promise.all([createSignedIn({ isAdmin: true }), createSignedIn()]);
  const kept = await createVenue({ description: null, addedById: null });
  const gone = await createVenue({ ownerId: owner.user.id, verifiedAt: new Date() });
  return { admin, owner, kept, gone, pair: { survivingId: kept.id, mergedId: gone.id } };
}

async function ratingOf(venueId: number) {
  const venue = await db.venue.findUniqueOrThrow({ where: { id: venueId } });
  const reviews = await db.venueReview.findMany({ where: { venueId, hiddenAt: null } });
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const rating = reviews.length === 0 ? 0 : sum / reviews.length;
  return { said: [venue.rating, venue.reviewCount], true: [rating, reviews.length] };
}

const image = (venueId: number, position: number) => ({
  venueId,
  position,
  imageKey: `${venueId}-${position}.webp`,
});

describe('two listings of the same place', () => {
  it('become one for the sessions with a coach there, too', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const elsewhere = await createVenue({});
    const coach = await createCoach();
    const [there, other] = [
      await createBooking(coach, { venueId: gone.id }),
      await createBooking(coach, { venueId: elsewhere.id, startsAt: bookingStart(4) }),
    ];
    await mergeVenues(admin.actor, pair);
    const venueOf = async ({ id }: { id: number }) =>
      (await db.bookingRequest.findUniqueOrThrow({ where: { id } })).venueId;
    expect([await venueOf(there), await venueOf(other)]).toEqual([kept.id, elsewhere.id]);
  });

  it('become one for the games of two that are proposed there, too', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const [from, to] = await createPeople(2);
    await connect(from.user.id, to.user.id);
    const wish = { sportId: sportId('Cricket'), startsAt: [hoursFromNow(30).toISOString()] };
    await proposeGame(from.actor, to.user.id, { ...wish, venueId: gone.id });
    await mergeVenues(admin.actor, pair);
    const { venueId } = await db.gameProposal.findFirstOrThrow({
      where: { proposerId: from.user.id },
    });
    expect(venueId).toBe(kept.id);
  });

  it('become one for the programs of its owner, and for nobody else’s', async () => {
    const { admin, owner, kept, gone, pair } = await createPair();
    const other = await createVenue({ ownerId: (await createSignedIn()).user.id });
    await createWebhook({ venueId: gone.id }, 'https://one.example/hook');
    await mergeVenues(admin.actor, pair);
    const urlsOf = async (venueId: number) =>
      (await db.webhook.findMany({ where: { venueId } })).map(({ url }) => url);
    // The kept one had no owner, so it has that of the other.
    expect(await urlsOf(kept.id)).toEqual(['https://one.example/hook']);
    await mergeVenues(admin.actor, { survivingId: other.id, mergedId: kept.id });
    expect(await urlsOf(other.id)).toEqual([]);
    const venues = Array.from({ length: 2 }, () => createVenue({ ownerId: owner.user.id }));
    const [full, second] = await Promise.all(venues);
    if (!full || !second) throw new Error('both were made');
    for (let n = 1; n < WEBHOOKS_MAX; n += 1) await createWebhook({ venueId: full.id });
    for (let n = 0; n < 3; n += 1) await createWebhook({ venueId: second.id });
    await mergeVenues(admin.actor, { survivingId: full.id, mergedId: second.id });
    expect(await urlsOf(full.id)).toHaveLength(WEBHOOKS_MAX);
    expect(await db.webhook.count()).toBe(WEBHOOKS_MAX);
  });

  it('become one that keeps an exact point over an approximate one', async () => {
    const { admin, kept, pair } = await createPair();
    const middle = { latitude: 31.6, longitude: 74.4, pointIsApproximate: true };
    await db.venue.update({ where: { id: kept.id }, data: middle });
    await mergeVenues(admin.actor, pair);
    expect(await readVenue(null, kept.id)).toMatchObject({
      ...GULBERG,
      pointIsApproximate: false,
    });
  });

  it('become one with the reviews of both, keeping the later one if a person reviewed both', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const both = await createOnboardedUser();
    await createVenueReview(kept.id, {
      userId: both.id,
      rating: 1,
      updatedAt: new Date('2026-01-01'),
    });
    await createVenueReview(kept.id, { rating: 5 });
    await createVenueReview(gone.id, { userId: both.id, rating: 4 });
    await createVenueReview(gone.id, { rating: 2, hiddenAt: new Date() });
    await createVenueReview(gone.id, { rating: 3 });
    await mergeVenues(admin.actor, pair);
    const now = await ratingOf(kept.id);
    expect(now.said).toEqual(now.true);
    expect(now.true).toEqual([4, 3]);
    expect(await ratingOf(gone.id)).toMatchObject({ said: [0, 0], true: [0, 0] });
    const theirs = await db.venueReview.findMany({ where: { userId: both.id } });
    expect(theirs).toMatchObject([{ venueId: kept.id, rating: 4 }]);
  });

  it('keep five pictures, the games with their groups, the coaches and the operator', async () => {
    const { admin, owner, kept, gone, pair } = await createPair();
    await db.venueImage.createMany({
      data: [0, 1, 2].flatMap((position) => [image(kept.id, position), image(gone.id, position)]),
    });
    const game = await createGame({ venueId: gone.id });
    const coach = await createCoach();
    await db.coachVenue.createMany({
      data: [kept, gone].map(({ id }) => ({ coachId: coach.id, venueId: id })),
    });
    await mergeVenues(admin.actor, pair);
    const pictures = await db.venueImage.findMany({
      where: { venueId: kept.id },
      orderBy: { position: 'asc' },
    });
    expect(pictures.map(({ imageKey }) => imageKey)).toEqual([
      ...[0, 1, 2].map((position) => `${kept.id}-${position}.webp`),
      ...[0, 1].map((position) => `${gone.id}-${position}.webp`),
    ]);
    const whatsOn = await listWhatsOn(null, kept.id);
    expect(whatsOn.games.map(({ id }) => id)).toEqual([game.id]);
    expect(whatsOn.groups.map(({ id }) => id)).toEqual([game.groupId]);
    expect(await db.coachVenue.findMany({ where: { coachId: coach.id } })).toEqual([
      { coachId: coach.id, venueId: kept.id },
    ]);
    expect(await db.venue.findUniqueOrThrow({ where: { id: kept.id } })).toMatchObject({
      ownerId: owner.user.id,
      verifiedAt: gone.verifiedAt,
      description: gone.description,
      name: kept.name,
    });
  });

  it('both lead to the kept one, including earlier merges', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const older = await createVenue();
    await mergeVenues(admin.actor, { survivingId: gone.id, mergedId: older.id });
    await mergeVenues(admin.actor, pair);
    for (const id of [older.id, gone.id, kept.id]) {
      expect((await readVenue(null, id)).id).toBe(kept.id);
    }
    expect(await db.venue.findMany({ where: { listed: true } })).toMatchObject([{ id: kept.id }]);
  });

  it('approve the duplicate suggestions of both, and no other suggestions', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const third = await createVenue();
    const say = async (venueId: number, duplicateOfId: number | null) => {
      const { id: userId } = await createOnboardedUser();
      const kind = duplicateOfId === null ? 'closed' : 'duplicate';
      return (await db.venueSuggestion.create({ data: { venueId, userId, kind, duplicateOfId } }))
        .id;
    };
    const settled = [await say(gone.id, kept.id), await say(kept.id, gone.id)];
    const open = [
      await say(third.id, gone.id),
      await say(third.id, kept.id),
      await say(kept.id, third.id),
      await say(gone.id, null),
    ];
    await mergeVenues(admin.actor, pair);
    const read = (ids: number[]) =>
      db.venueSuggestion.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
    expect((await read(settled)).map(({ status }) => status)).toEqual(['approved', 'approved']);
    expect(await read(open)).toMatchObject([
      { status: 'pending', venueId: third.id, duplicateOfId: kept.id },
      { status: 'pending', venueId: third.id, duplicateOfId: kept.id },
      { status: 'pending', venueId: kept.id, duplicateOfId: third.id },
      { status: 'pending', venueId: kept.id, duplicateOfId: null },
    ]);
  });

  it('notify the operator of the merged one, and are recorded in the audit log', async () => {
    const { admin, owner, kept, gone, pair } = await createPair();
    await mergeVenues(admin.actor, pair);
    expect(await db.notification.findMany({ where: { userId: owner.user.id } })).toMatchObject([
      { type: 'venue_merged', data: { venueId: kept.id } },
    ]);
    const logged = await db.auditLog.findFirstOrThrow({
      where: { action: 'venue.merged', targetId: String(gone.id) },
    });
    expect(logged).toMatchObject({ actorId: admin.user.id, data: { intoId: kept.id } });
  });

  it('cannot be merged when already merged, missing or hidden', async () => {
    const { admin, kept, gone, pair } = await createPair();
    const hidden = await createVenue({ hiddenAt: new Date() });
    const merge = (survivingId: number, mergedId: number) =>
      mergeVenues(admin.actor, { survivingId, mergedId });
    await expect(merge(kept.id, kept.id)).rejects.toMatchObject({ code: 'invalid' });
    await expect(merge(kept.id, 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
    await expect(merge(hidden.id, kept.id)).rejects.toMatchObject({ code: 'conflict' });
    await mergeVenues(admin.actor, pair);
    await expect(merge(gone.id, kept.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are merged once by two admins in opposite directions in parallel, and no review is lost', async () => {
    const { admin, kept, gone, pair } = await createPair();
    for (const venue of [kept, gone]) await createVenueReview(venue.id);
    const people = await createPeople(5);
    const [one, other] = await Promise.allSettled([
      mergeVenues(admin.actor, pair),
      mergeVenues(admin.actor, { survivingId: gone.id, mergedId: kept.id }),
      ...people.map(({ actor }) => reviewVenue(actor, gone.id, { rating: 5 })),
    ]);
    expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [listed] = await db.venue.findMany({ where: { listed: true } });
    const now = await ratingOf(listed?.id ?? 0);
    expect(now.said).toEqual(now.true);
  });
});

describe('a venue with a new owner', () => {
  it('loses the owner’s earlier review and accepts no new one from them', async () => {
    const { user } = await createSignedIn();
    const venue = await createVenue();
    await createVenueReview(venue.id, { userId: user.id, rating: 5 });
    await createVenueReview(venue.id, { rating: 3 });
    await db.venue.update({ where: { id: venue.id }, data: { ownerId: user.id } });
    expect(await readVenue(null, venue.id)).toMatchObject({ rating: 3, reviewCount: 1 });
    await expect(createVenueReview(venue.id, { userId: user.id })).rejects.toThrow();
  });
});
