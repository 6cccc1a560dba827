import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { moveGames } from '@/lib/games/service/game-place';
import { extendSeries } from '@/lib/games/service/series';
import { db } from '@/lib/platform/db/client';
import type { Game } from '@/lib/platform/db/generated/client';
import { transaction } from '@/lib/platform/db/transaction';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

beforeEach(() => {
  // Freezes only the date of the services; the database has its own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const gamesOf = (groupId: number) =>
  db.game.findMany({ where: { groupId }, orderBy: { startsAt: 'asc' } });

async function startWeekly() {
  const { actor } = await createSignedIn();
  const group = await createGroup({ creatorId: actor.userId });
  const [court, other, third] = [await createVenue(), await createVenue(), await createVenue()];
  const input = createGameSchema.parse({
    title: 'Thursday nets',
    description: 'Bring pads',
    venueId: court.id,
    timeZone: 'Europe/London',
    date: '2027-03-18',
    time: '18:00',
    maxPlayers: 10,
    minPlayers: 6,
    decideHours: 3,
    skillMin: 'beginner',
    skillMax: 'advanced',
    costPerPlayer: 300,
    guestsMax: 1,
    membersFirstHours: 24,
    repeat: { frequency: 'weekly' },
  });
  await createGame(actor, group.id, input);
  const change = (id: number, body: object) => updateGame(actor, id, updateGameSchema.parse(body));
  return { groupId: group.id, court, other, third, change };
}

/** A game's own values, without its date. */
function valuesOf(game: Game | undefined) {
  if (!game) throw new Error('no such game');
  const {
    id: _i,
    startsAt,
    wallStart: _w,
    zoneData: _z,
    endsAt,
    occurrenceOn: _o,
    seriesId: _s,
    ...rest
  } = game;
  const { createdAt: _c, updatedAt: _u, calendarUid: _v, calendarSequence: _q, ...own } = rest;
  const { changeReason: _r, goingCount: _g, ...values } = own;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  // Only summer dates are compared.
  return { ...values, minutes, clock: startsAt.toISOString().slice(11, 16) };
}

async function addLater(groupId: number): Promise<Game[]> {
  const before = new Set((await gamesOf(groupId)).map(({ id }) => id));
  vi.setSystemTime(new Date('2027-04-07T09:00:00Z'));
  await extendSeries();
  return (await gamesOf(groupId)).filter(({ id }) => !before.has(id));
}

const alone = (otherId: number) => ({
  title: 'Small nets',
  description: 'Only four of us',
  venueId: otherId,
  timeZone: 'Asia/Dubai',
  time: '07:15',
  durationMinutes: 45,
  maxPlayers: 4,
  minPlayers: 2,
  decideHours: 1,
  skillMin: null,
  skillMax: null,
  audience: 'men' as const,
  costPerPlayer: 900,
  guestsMax: 0,
  isPublic: false,
  membersFirstHours: null,
});

describe('what one game has alone stays in it', () => {
  it.each([
    { title: 'New nets' },
    { description: 'Bring water' },
    { time: '20:00' },
    { durationMinutes: 120 },
    { maxPlayers: 8 },
    { minPlayers: 3 },
    { decideHours: 5 },
    { skillMin: 'intermediate' as const },
    { skillMax: 'expert' as const },
    { audience: 'all' as const },
    { costPerPlayer: 350 },
    { guestsMax: 2 },
    { isPublic: true },
    { membersFirstHours: 12 },
    { area: 'Model Town' },
    { date: '2027-04-02' },
    { date: '2027-04-02', title: 'Friday nets' },
  ])('when this and the following get %j', async (change) => {
    const series = await startWeekly();
    const [, , own, , untouched] = await gamesOf(series.groupId);
    await series.change(own?.id ?? 0, alone(series.other.id));
    await series.change(own?.id ?? 0, { ...change, scope: 'following' });
    const after = await db.game.findUniqueOrThrow({ where: { id: untouched?.id ?? 0 } });
    const added = await addLater(series.groupId);
    expect(added.length).toBeGreaterThan(0);
    for (const game of added) expect(valuesOf(game)).toEqual(valuesOf(after));
    expect(after).toMatchObject({ venueId: series.court.id, timeZone: 'Europe/London' });
  });

  it('when the following get another court, which brings its own zone only to them', async () => {
    const series = await startWeekly();
    const [, , own, , untouched] = await gamesOf(series.groupId);
    await series.change(own?.id ?? 0, alone(series.other.id));
    await series.change(own?.id ?? 0, { venueId: series.third.id, scope: 'following' });
    const after = await db.game.findUniqueOrThrow({ where: { id: untouched?.id ?? 0 } });
    expect(after).toMatchObject({ venueId: series.third.id, maxPlayers: 10, costPerPlayer: 300 });
    for (const game of await addLater(series.groupId)) {
      expect(valuesOf(game)).toEqual(valuesOf(after));
    }
  });

  it('and a range that the others contradict is refused for them', async () => {
    const series = await startWeekly();
    const games = await gamesOf(series.groupId);
    const last = games.at(-1)?.id ?? 0;
    await series.change(last, { minPlayers: 2, maxPlayers: 4 });
    await expect(series.change(last, { maxPlayers: 5, scope: 'following' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

it('a venue that is merged into another takes the games of the series along', async () => {
  const series = await startWeekly();
  const pair = { mergedId: series.court.id, survivingId: series.other.id };
  await transaction((tx) => moveGames(tx, pair));
  await db.venue.delete({ where: { id: series.court.id } });
  const added = await addLater(series.groupId);
  expect(added.length).toBeGreaterThan(0);
  for (const { venueId } of added) expect(venueId).toBe(series.other.id);
});

it('a home is as private in the games after it', async () => {
  const series = await startWeekly();
  const [, , own] = await gamesOf(series.groupId);
  const home = { venueId: null, location: '12 Canal Road', isPrivateAddress: true, area: 'Johar' };
  await series.change(own?.id ?? 0, home);
  await series.change(own?.id ?? 0, { location: '14 Canal Road', scope: 'following' });
  const wanted = { ...home, location: '14 Canal Road' };
  expect((await gamesOf(series.groupId))[4]).toMatchObject(wanted);
  const added = await addLater(series.groupId);
  expect(added.length).toBeGreaterThan(0);
  for (const game of added) expect(game).toMatchObject(wanted);
});
