import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame, skipGame } from '@/lib/games/service/cancel-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { confirmGame } from '@/lib/games/service/rsvp';
import { extendSeries } from '@/lib/games/service/series';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { addParticipant } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

beforeEach(() => {
  // Freezes only the date of the services; the database has its own clock.
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

  it('without an end is planned eight weeks ahead, and the worker adds each later game once', async () => {
    const { group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const before = (await gamesOf(group.id)).length;
    vi.setSystemTime(new Date('2027-03-31T09:00:00Z'));
    await Promise.all([extendSeries(), extendSeries()]);
    await extendSeries();
    const dates = (await gamesOf(group.id)).map(({ occurrenceOn }) => occurrenceOn?.toISOString());
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.length).toBe(before + 3);
  });

  it('that begins ten weeks ahead is created with all five games', async () => {
    const { group, first } = await startWeekly({
      date: '2027-05-20',
      repeat: { frequency: 'weekly', count: 5 },
    });
    expect(await gamesOf(group.id)).toHaveLength(5);
    expect(first.later).toMatchObject({ planned: 5, until: '2027-06-17', count: 0 });
  });

  it('says how many games are planned until when, and how many are yet to be created', async () => {
    const { creator, group, first } = await startWeekly({
      date: '2027-05-20',
      repeat: { frequency: 'monthly', count: 5 },
    });
    expect(await gamesOf(group.id)).toHaveLength(2);
    const startsOn = '2027-05-20';
    expect(first.later).toEqual({ startsOn, planned: 2, until: '2027-06-20', count: 3 });
    // The worker creates each of them eight weeks ahead.
    vi.setSystemTime(new Date('2027-05-25T09:00:00Z'));
    await extendSeries();
    expect((await readGame(creator.actor, first.id)).later).toEqual({
      startsOn,
      planned: 3,
      until: '2027-07-20',
      count: 2,
    });
    await cancelGame(creator.actor, first.id, { reason: 'Season over', scope: 'following' });
    expect((await readGame(creator.actor, first.id)).later).toBeNull();
  });

  it('is announced to members once, not for every date', async () => {
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
  it('from one game on also applies to games that the worker adds later', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const games = await gamesOf(group.id);
    const change = updateGameSchema.parse({
      title: 'Long nets',
      time: '19:30',
      scope: 'following',
    });
    await updateGame(creator.actor, games[1]?.id ?? 0, change);
    vi.setSystemTime(new Date('2027-04-07T09:00:00Z'));
    await extendSeries();
    const added = (await gamesOf(group.id)).slice(games.length);
    expect(added.length).toBeGreaterThan(0);
    for (const { title, startsAt } of added) {
      expect(title).toBe('Long nets');
      expect(startsAt.toISOString().slice(11, 16)).toBe('18:30');
    }
  });

  it('in a single game leaves the others unchanged', async () => {
    const { creator, group, first } = await startWeekly();
    await updateGame(creator.actor, first.id, updateGameSchema.parse({ date: '2027-03-19' }));
    expect((await starts(group.id)).slice(0, 2)).toEqual([
      '2027-03-19T18:00:00.000Z',
      '2027-03-25T18:00:00.000Z',
    ]);
  });

  it('by cancelling from one game on leaves and adds no later game', async () => {
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

describe('moving this and the following games to another day', () => {
  const days = async (groupId: number) => (await starts(groupId)).map((iso) => iso.slice(0, 10));

  it('moves them by the rule, keeps earlier ones, and the worker continues from there', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const games = await gamesOf(group.id);
    const change = updateGameSchema.parse({ date: '2027-04-02', scope: 'following' });
    await updateGame(creator.actor, games[2]?.id ?? 0, change);
    expect((await days(group.id)).slice(0, 5)).toEqual([
      '2027-03-18',
      '2027-03-25',
      '2027-04-02',
      '2027-04-09',
      '2027-04-16',
    ]);
    vi.setSystemTime(new Date('2027-03-31T09:00:00Z'));
    await extendSeries();
    const after = await days(group.id);
    // Every Friday after the two Thursdays, each once, at 18:00 of a London summer.
    expect(after.slice(2)).toEqual(
      after.slice(2).map((_, week) => addDays('2027-04-02', week * 7)),
    );
    expect(after.length).toBe(games.length + 3);
    expect((await starts(group.id)).at(-1)).toMatch(/T17:00/);
  });

  it('keeps one game per date, even when moved onto the next game’s day or to a month’s end', async () => {
    const weekly = await startWeekly();
    const games = await gamesOf(weekly.group.id);
    const later = updateGameSchema.parse({ date: '2027-03-25', scope: 'following' });
    await updateGame(weekly.creator.actor, games[0]?.id ?? 0, later);
    expect(await days(weekly.group.id)).toEqual(
      Array.from({ length: 6 }, (_, week) => addDays('2027-03-25', week * 7)),
    );
    const monthly = await startWeekly({
      date: '2027-03-12',
      repeat: { frequency: 'monthly', count: 4 },
    });
    const [, second] = await gamesOf(monthly.group.id);
    const last = updateGameSchema.parse({ date: '2027-04-30', scope: 'following' });
    await updateGame(monthly.creator.actor, second?.id ?? 0, last);
    for (const day of ['2027-05-10', '2027-06-20']) {
      vi.setSystemTime(new Date(`${day}T09:00:00Z`));
      await extendSeries();
    }
    expect(await days(monthly.group.id)).toEqual([
      '2027-03-12',
      '2027-04-30',
      '2027-05-30',
      '2027-06-30',
    ]);
  });

  it('notifies somebody who plays in all of them only once', async () => {
    const { creator, group } = await startWeekly();
    const player = await createSignedIn();
    const games = await gamesOf(group.id);
    for (const { id } of games) await addParticipant(id, player.user.id);
    const change = { date: '2027-03-19', reason: 'The ground is taken.', scope: 'following' };
    await updateGame(creator.actor, games[0]?.id ?? 0, updateGameSchema.parse(change));
    const notified = await db.notification.findMany({ where: { userId: player.user.id } });
    expect(notified).toHaveLength(1);
    expect(notified[0]?.message).toContain(
      'The games after it change as well. The ground is taken.',
    );
    const asked = await db.gameParticipant.count({
      where: { userId: player.user.id, mustReconfirm: true },
    });
    expect(asked, 'each game is confirmed on its own').toBe(6);
  });
});

describe('skipping a date', () => {
  it('cancels that game, notifies its players, and continues the series', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const games = await gamesOf(group.id);
    const player = await createSignedIn();
    await addParticipant(games[1]?.id ?? 0, player.user.id);
    const skipped = await skipGame(creator.actor, games[1]?.id ?? 0, {});
    expect(skipped).toMatchObject({ status: 'cancelled', date: '2027-03-25' });
    const notified = await db.notification.findFirstOrThrow({ where: { userId: player.user.id } });
    expect(notified.message).toContain('Skipped this time');
    vi.setSystemTime(new Date('2027-03-31T09:00:00Z'));
    await extendSeries();
    const after = await gamesOf(group.id);
    expect(after.length).toBe(games.length + 3);
    expect(after.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    const { skippedOn } = await db.gameSeries.findFirstOrThrow({ where: { groupId: group.id } });
    expect(skippedOn.map((day) => day.toISOString().slice(0, 10))).toEqual(['2027-03-25']);
  });

  it('persists when the other games move to another day', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const games = await gamesOf(group.id);
    await skipGame(creator.actor, games[2]?.id ?? 0, { reason: 'Eid' });
    const change = updateGameSchema.parse({ date: '2027-03-26', scope: 'following' });
    await updateGame(creator.actor, games[1]?.id ?? 0, change);
    const ahead = await db.game.findMany({
      where: { groupId: group.id, status: 'upcoming' },
      orderBy: { startsAt: 'asc' },
    });
    expect(ahead.slice(0, 3).map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
      '2027-03-18',
      '2027-03-26',
      '2027-04-09',
    ]);
  });

  it('is refused for a game that does not repeat, and for one already skipped', async () => {
    const single = await startWeekly({ repeat: null });
    await expect(skipGame(single.creator.actor, single.first.id, {})).rejects.toMatchObject({
      code: 'conflict',
      message: 'This game does not repeat: cancel it instead.',
    });
    const { creator, first } = await startWeekly();
    await skipGame(creator.actor, first.id, {});
    await expect(skipGame(creator.actor, first.id, {})).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('later games of a series', () => {
  it('are created in the name of the series’ creator while they are a member, whoever runs the group', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const heir = await createSignedIn();
    await db.groupMember.updateMany({ where: { groupId: group.id }, data: { role: 'member' } });
    await addMember(group.id, heir.user.id, 'creator');
    const before = await gamesOf(group.id);
    vi.setSystemTime(new Date('2027-03-31T09:00:00Z'));
    await extendSeries();
    const added = (await gamesOf(group.id)).slice(before.length);
    expect(added.map(({ creatorId }) => creatorId)).toEqual(Array(3).fill(creator.user.id));
  });

  it('are not created in the name of a creator who left, for past days, or at a deleted venue', async () => {
    const { creator, group } = await startWeekly({ repeat: { frequency: 'weekly' } });
    const heir = await createSignedIn();
    await addMember(group.id, heir.user.id);
    const before = await gamesOf(group.id);
    await db.groupMember.deleteMany({ where: { userId: creator.user.id } });
    await db.groupMember.updateMany({ where: { userId: heir.user.id }, data: { role: 'creator' } });
    const venue = await createVenue();
    const series = await db.gameSeries.findFirstOrThrow({ where: { groupId: group.id } });
    await db.gameSeries.update({
      where: { id: series.id },
      data: { template: { ...(series.template as object), venueId: venue.id } },
    });
    await db.venue.delete({ where: { id: venue.id } });
    // No worker ran from March to August.
    vi.setSystemTime(new Date('2027-08-01T09:00:00Z'));
    await extendSeries();
    const added = (await gamesOf(group.id)).slice(before.length);
    expect(added.length).toBe(8);
    for (const game of added) {
      expect(game).toMatchObject({ creatorId: heir.user.id, venueId: null });
      expect(game.startsAt.getTime()).toBeGreaterThan(Date.now());
    }
  });
});

it('a worker that runs in the minute a game starts does not add it', async () => {
  const { group } = await startWeekly({ repeat: { frequency: 'weekly' } });
  const before = await gamesOf(group.id);
  const [last = ''] = (await starts(group.id)).slice(-1);
  const next = new Date(new Date(last).getTime() + 7 * 86_400_000);
  vi.setSystemTime(next);
  await extendSeries();
  const added = (await gamesOf(group.id)).slice(before.length);
  expect(added[0]?.startsAt).toEqual(new Date(next.getTime() + 7 * 86_400_000));
});

describe('confirming again', () => {
  it('is asked of everybody going when the time changes, with the reason', async () => {
    const { creator, first } = await startWeekly({ repeat: null });
    const player = await createSignedIn();
    await addParticipant(first.id, player.user.id);
    const change = { time: '20:00', reason: 'The lights are late.' };
    await updateGame(creator.actor, first.id, updateGameSchema.parse(change));
    const notified = await db.notification.findFirstOrThrow({ where: { userId: player.user.id } });
    expect(notified).toMatchObject({ type: 'game_changed' });
    expect(notified.message).toContain('The lights are late.');
    const game = await confirmGame(player.actor, first.id);
    expect(game.viewer).toMatchObject({ status: 'going', mustReconfirm: false });
    await expect(confirmGame(player.actor, first.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not asked for after a new title', async () => {
    const { creator, first } = await startWeekly({ repeat: null });
    const player = await createSignedIn();
    await addParticipant(first.id, player.user.id);
    await updateGame(creator.actor, first.id, updateGameSchema.parse({ title: 'Nets' }));
    expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(0);
  });
});
