import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/calendar/wall-clock';
import { db } from '@/lib/db/client';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame } from '@/lib/games/service/create-game';
import { cancelGame, updateGame } from '@/lib/games/service/edit-game';
import { confirmGame } from '@/lib/games/service/rsvp';
import { extendSeries } from '@/lib/games/service/series';
import { addParticipant } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

beforeEach(() => {
  // Only what the services ask for the date; the database has its own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const TEXT = { title: 'Thursday nets', location: 'Regent ground', timeZone: 'Europe/London' };

async function startWeekly(extra: object = {}) {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const input = createGameSchema.parse({
    ...TEXT,
    date: '2027-03-18',
    time: '18:00',
    repeat: { frequency: 'weekly', count: 6 },
    ...extra,
  });
  const first = await createGame(creator.actor, group.id, input);
  return { creator, group, first };
}

const gamesOf = (groupId: number) =>
  db.game.findMany({ where: { groupId }, orderBy: { startsAt: 'asc' } });
const starts = async (groupId: number) =>
  (await gamesOf(groupId)).map(({ startsAt }) => startsAt.toISOString());

describe('a weekly game at 18:00 in London', () => {
  it('stays at 18:00 when the clocks go forward on 28 March', async () => {
    const { group } = await startWeekly();
    expect(await starts(group.id)).toEqual([
      '2027-03-18T18:00:00.000Z',
      '2027-03-25T18:00:00.000Z',
      '2027-04-01T17:00:00.000Z',
      '2027-04-08T17:00:00.000Z',
      '2027-04-15T17:00:00.000Z',
      '2027-04-22T17:00:00.000Z',
    ]);
  });

  it('without an end reaches eight weeks ahead, and the worker adds each later one once', async () => {
    const { group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const before = (await gamesOf(group.id)).length;
    vi.setSystemTime(new Date('2027-03-31T09:00:00Z'));
    await Promise.all([extendSeries(), extendSeries()]);
    await extendSeries();
    const dates = (await gamesOf(group.id)).map(({ occurrenceOn }) => occurrenceOn?.toISOString());
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.length).toBe(before + 3);
  });

  it('is told to the members once, not for every date', async () => {
    const creator = await createSignedIn();
    const member = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id, memberIds: [member.user.id] });
    await createGame(
      creator.actor,
      group.id,
      createGameSchema.parse({
        ...TEXT,
        date: '2027-03-18',
        time: '18:00',
        repeat: { frequency: 'fortnightly', count: 3 },
      }),
    );
    expect(await gamesOf(group.id)).toHaveLength(3);
    expect(await db.notification.count({ where: { userId: member.user.id } })).toBe(1);
  });
});

describe('changing a series', () => {
  it('from one game on moves the time of day of the later ones and leaves the earlier', async () => {
    const { creator, group } = await startWeekly();
    const third = (await gamesOf(group.id))[2];
    const change = updateGameSchema.parse({ time: '19:30', scope: 'following' });
    await updateGame(creator.actor, third?.id ?? 0, change);
    expect((await starts(group.id)).map((iso) => iso.slice(11, 16))).toEqual([
      '18:00',
      '18:00',
      '18:30',
      '18:30',
      '18:30',
      '18:30',
    ]);
  });

  it('of one game alone leaves the others', async () => {
    const { creator, group, first } = await startWeekly();
    await updateGame(creator.actor, first.id, updateGameSchema.parse({ date: '2027-03-19' }));
    expect((await starts(group.id)).slice(0, 2)).toEqual([
      '2027-03-19T18:00:00.000Z',
      '2027-03-25T18:00:00.000Z',
    ]);
  });

  it('cancelled from one on is over: no later game is left or added', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const games = await gamesOf(group.id);
    await cancelGame(creator.actor, games[1]?.id ?? 0, {
      reason: 'Season over',
      scope: 'following',
    });
    vi.setSystemTime(new Date('2027-04-20T09:00:00Z'));
    await extendSeries();
    const after = await gamesOf(group.id);
    expect(after).toHaveLength(games.length);
    expect(
      after.map(({ status }) => status).filter((status) => status === 'upcoming'),
    ).toHaveLength(1);
  });
});

describe('another time', () => {
  it('asks everybody who goes to confirm again, tells them why, and they can', async () => {
    const { creator, first } = await startWeekly({ repeat: null });
    const player = await createSignedIn();
    await addParticipant(first.id, player.user.id);
    const change = { time: '20:00', reason: 'The lights are late.' };
    await updateGame(creator.actor, first.id, updateGameSchema.parse(change));
    const told = await db.notification.findFirstOrThrow({ where: { userId: player.user.id } });
    expect(told).toMatchObject({ type: 'game_changed' });
    expect(told.content).toContain('The lights are late.');
    const game = await confirmGame(player.actor, first.id);
    expect(game.viewer).toMatchObject({ status: 'going', mustReconfirm: false });
    await expect(confirmGame(player.actor, first.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not asked for by a new title', async () => {
    const { creator, first } = await startWeekly({ repeat: null });
    const player = await createSignedIn();
    await addParticipant(first.id, player.user.id);
    await updateGame(creator.actor, first.id, updateGameSchema.parse({ title: 'Nets' }));
    expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(0);
  });
});

describe('what is refused, at its field', () => {
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
  ])('%s %o', (field, wrong) => {
    const result = createGameSchema.safeParse({ ...good, ...wrong });
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('a day that is over, a time that is over, a day too far ahead; 29 February when there is one', async () => {
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
});
