import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { addParticipant } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

beforeEach(() => {
  // Freezes only the date of the services; the database has its own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const TEXT = { title: 'Thursday nets', location: 'Regent ground', timeZone: 'Europe/London' };

describe('refuses, with the error at the field,', () => {
  const good = { ...TEXT, date: '2027-03-18', time: '18:00' };

  it.each([
    ['date', { date: '2027-02-29' }],
    ['date', { date: '18.3.2027' }],
    ['date', { date: '' }],
    ['time', { time: '24:00' }],
    ['time', { time: '7:30' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['title', { title: ' ' }],
    ['description', { description: 'x'.repeat(10_000) }],
    ['location', { location: '' }],
    ['maxPlayers', { maxPlayers: 1 }],
    ['maxPlayers', { maxPlayers: 101 }],
    ['minPlayers', { maxPlayers: 4, minPlayers: 5 }],
    ['skillMax', { skillMin: 'expert', skillMax: 'beginner' }],
    ['guestsMax', { guestsMax: 11 }],
    ['costPerPlayer', { costPerPlayer: -1 }],
    ['durationMinutes', { durationMinutes: 1441 }],
    ['repeat', { repeat: { frequency: 'weekly', endsOn: '2027-03-17' } }],
    ['repeat', { repeat: { frequency: 'weekly', endsOn: '2027-02-30' } }],
    ['repeat', { repeat: { frequency: 'daily' } }],
    ['repeat', { repeat: { frequency: 'weekly', count: 0 } }],
  ])('%s %o', (field, wrong) => {
    const result = createGameSchema.safeParse({ ...good, ...wrong });
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('a past day, a past time and a day too far ahead, but not 29 February in a leap year', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const plan = (wrong: object) =>
      createGame(creator.actor, group.id, createGameSchema.parse({ ...good, ...wrong }));
    await expect(plan({ date: '2027-03-01' })).rejects.toMatchObject({
      issues: [{ path: 'date' }],
    });
    await expect(plan({ date: '2027-03-10', time: '08:00' })).rejects.toMatchObject({
      issues: [{ path: 'time', message: 'The game must start in the future' }],
    });
    await expect(plan({ date: addDays('2027-03-10', 400) })).rejects.toMatchObject({
      issues: [{ path: 'date' }],
    });
    vi.setSystemTime(new Date('2028-02-01T09:00:00Z'));
    expect(await plan({ date: '2028-02-29' })).toMatchObject({ date: '2028-02-29', time: '18:00' });
  });

  it('a time that the clocks skip, in a new game and in an edit, but not in the later games of a series', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const plan = (wall: object) =>
      createGame(creator.actor, group.id, createGameSchema.parse({ ...good, ...wall }));
    const refusal = { code: 'invalid', issues: [{ path: 'time', message: /skip 01:30/ }] };
    const skipped = { date: '2027-03-28', time: '01:30' };
    await expect(plan(skipped)).rejects.toMatchObject(refusal);
    const repeat = { frequency: 'weekly', count: 3 };
    await expect(plan({ ...skipped, repeat })).rejects.toMatchObject(refusal);
    // Karachi's clocks skip nothing.
    const { id, date } = await plan({ ...skipped, timeZone: 'Asia/Karachi' });
    expect(date).toBe('2027-03-28');
    const edit = (gameId: number, change: object) =>
      updateGame(creator.actor, gameId, updateGameSchema.parse(change));
    await expect(edit(id, { timeZone: 'Europe/London' })).rejects.toMatchObject(refusal);
    const single = await plan({ date: '2027-03-27', time: '01:30' });
    await expect(edit(single.id, { date: '2027-03-28' })).rejects.toMatchObject(refusal);
    const weekly = await plan({ date: '2027-03-14', time: '09:00', repeat });
    await edit(weekly.id, { time: '01:30', scope: 'following' });
    const rows = await db.game.findMany({
      where: { seriesId: Number(weekly.seriesId) },
      orderBy: { startsAt: 'asc' },
    });
    expect(rows.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-03-14T01:30:00.000Z',
      '2027-03-21T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ]);
    await expect(
      edit(rows[2]?.id ?? 0, { time: '01:30', durationMinutes: 60 }),
    ).rejects.toMatchObject(refusal);
    expect((await edit(rows[2]?.id ?? 0, { durationMinutes: 60 })).time).toBe('02:30');
  });

  it.each([
    ['minPlayers', { minPlayers: 20 }],
    ['maxPlayers', { maxPlayers: 5 }],
    ['skillMax', { skillMin: 'expert' }],
    ['maxPlayers', { maxPlayers: 2 }],
    ['date', { date: '2027-01-01' }],
    ['venueId', { venueId: 2_000_000_000 }],
  ])('at %s an edit that conflicts with the rest of the game: %o', async (field, wrong) => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const plan = createGameSchema.parse({ ...good, minPlayers: 6, skillMax: 'beginner' });
    const first = await createGame(creator.actor, group.id, plan);
    for (let index = 0; index < 3; index += 1) {
      await addParticipant(first.id, (await createSignedIn()).user.id);
    }
    const before = await db.game.findUniqueOrThrow({ where: { id: first.id } });
    await expect(
      updateGame(creator.actor, first.id, updateGameSchema.parse(wrong)),
    ).rejects.toMatchObject({ code: 'invalid', issues: [{ path: field }] });
    expect(await db.game.findUniqueOrThrow({ where: { id: first.id } })).toEqual(before);
  });
});
