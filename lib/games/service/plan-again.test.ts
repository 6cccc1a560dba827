import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planAgain } from '@/lib/games/service/after-game';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import type { GameOptions } from '@/tests/factories/games';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { GULBERG } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

beforeEach(() => {
  // Freezes only the date of the services; the database has its own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-22T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function createPast(overrides: GameOptions = {}) {
  const { actor, user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  const startsAt = new Date('2027-03-21T18:00:00Z');
  const game = await createGame({
    groupId: group.id,
    startsAt,
    timeZone: 'Europe/London',
    ...overrides,
  });
  return { actor, group, game };
}

const gamesOf = (groupId: number) => db.game.findMany({ where: { groupId } });

describe('a game planned again', () => {
  it('is the same a week later', async () => {
    const venue = await createVenue();
    const same = {
      description: 'Bring a light shirt.',
      maxPlayers: 14,
      minPlayers: 8,
      skillMin: 'intermediate',
      skillMax: 'expert',
      costPerPlayer: 300,
      guestsMax: 2,
      isPublic: false,
    } as const;
    const { actor, group, game } = await createPast({
      ...same,
      venueId: venue.id,
      latitude: venue.latitude,
      longitude: venue.longitude,
      timeZone: 'Asia/Karachi',
    });
    const next = await planAgain(actor, game.id);
    expect(next).toMatchObject({
      ...same,
      title: game.title,
      location: game.location,
      area: game.area,
      startsAt: '2027-03-28T18:00:00.000Z',
      endsAt: '2027-03-28T19:30:00.000Z',
      timeZone: 'Asia/Karachi',
      venue: { id: venue.id, name: venue.name },
      goingCount: 1,
      seriesId: null,
    });
    expect(await gamesOf(group.id)).toHaveLength(2);
  });

  it('begins at the same time on the clocks of its place when they go forward', async () => {
    const { actor, game } = await createPast();
    const next = await planAgain(actor, game.id);
    expect(next).toMatchObject({ date: '2027-03-28', time: '18:00' });
    expect(next.startsAt).toBe('2027-03-28T17:00:00.000Z');
  });

  it.each([
    ['of last year is on the same weekday of this week', '2026-03-22T18:00:00Z', '2027-03-28'],
    ['of a week ago today is still on today', '2027-03-15T18:00:00Z', '2027-03-22'],
    ['of a week ago this morning is next week', '2027-03-15T08:00:00Z', '2027-03-29'],
  ])('%s', async (_what, startsAt, date) => {
    const { actor, game } = await createPast({ startsAt: new Date(startsAt) });
    expect((await planAgain(actor, game.id)).date).toBe(date);
  });

  it('is planned once, however many press at once', async () => {
    const { actor, group, game } = await createPast();
    const results = await Promise.allSettled([1, 2, 3].map(() => planAgain(actor, game.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(planAgain(actor, game.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This game is planned already: Sun 28 Mar, 18:00.',
    });
    expect(await gamesOf(group.id)).toHaveLength(2);
  });

  it('may be planned again after the next one was cancelled', async () => {
    const { actor, game } = await createPast();
    const { id } = await planAgain(actor, game.id);
    await db.game.update({ where: { id }, data: { status: 'cancelled', cancelReason: 'Rain' } });
    expect((await planAgain(actor, game.id)).startsAt).toBe('2027-03-28T17:00:00.000Z');
  });
});

describe('is refused, and nothing is planned,', () => {
  const gone = 'The place of this game is closed or gone. Duplicate the game and choose another.';

  it('while the group is not active', async () => {
    const { actor, group, game } = await createPast();
    await db.group.update({ where: { id: group.id }, data: { isActive: false } });
    await expect(planAgain(actor, game.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This group is not active at the moment.',
    });
    expect(await gamesOf(group.id)).toHaveLength(1);
  });

  it.each([
    ['closed', (id: number) => db.venue.update({ where: { id }, data: { closedAt: new Date() } })],
    ['hidden', (id: number) => db.venue.update({ where: { id }, data: { hiddenAt: new Date() } })],
    ['deleted', (id: number) => db.venue.delete({ where: { id } })],
  ])('when its venue is %s', async (_what, remove) => {
    const venue = await createVenue({ at: pointAway(GULBERG, 3) });
    const { latitude, longitude } = venue;
    const { actor, group, game } = await createPast({ venueId: venue.id, latitude, longitude });
    await remove(venue.id);
    await expect(planAgain(actor, game.id)).rejects.toMatchObject({
      code: 'conflict',
      message: gone,
    });
    expect(await gamesOf(group.id)).toHaveLength(1);
  });
});
