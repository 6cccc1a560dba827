import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors/app-error';
import { createGameSchema, rsvpSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame, skipGame } from '@/lib/games/service/cancel-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { extendSeries } from '@/lib/games/service/series';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { answerInvite } from '@/lib/groups/service/invite-person';
import { removeMember } from '@/lib/groups/service/manage-members';
import { addParticipant } from '@/tests/factories/games';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

// Fifty at once, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 });

type Person = SignedIn & { user: TestUser };

const seat = rsvpSchema.parse({});
const line = rsvpSchema.parse({ waitlist: true });

async function people(count: number): Promise<Person[]> {
  const all: Person[] = [];
  for (let index = 0; index < count; index += 1) all.push(await createSignedIn());
  return all;
}

/** A weekly game that only its group may play in, 11 seats, the maker in the first. */
async function startSeries(maxMembers = 50) {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id, maxMembers });
  const input = createGameSchema.parse({
    title: 'Thursday nets',
    location: 'Regent ground',
    timeZone: 'Europe/London',
    date: '2027-03-18',
    time: '18:00',
    maxPlayers: 11,
    isPublic: false,
    repeat: { frequency: 'weekly' },
  });
  const first = await createGame(creator.actor, group.id, input);
  return { creator, group, first };
}

const gamesOf = (groupId: number) =>
  db.game.findMany({ where: { groupId }, orderBy: { startsAt: 'asc' } });

async function seatsOf(gameId: number) {
  const { goingCount, waitlistCount, maxPlayers } = await db.game.findUniqueOrThrow({
    where: { id: gameId },
  });
  const going = await db.gameParticipant.findMany({ where: { gameId, status: 'going' } });
  const seats = going.reduce((sum, { guests }) => sum + 1 + guests, 0);
  return { goingCount, waitlistCount, maxPlayers, seats };
}

/** How many went through; every other one must have heard a sentence that says why. */
function winnersOf(results: PromiseSettledResult<unknown>[], sentence: RegExp): number {
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    expect(result.reason, String(result.reason)).toBeInstanceOf(AppError);
    expect((result.reason as AppError).code, String(result.reason)).toBe('conflict');
    expect((result.reason as AppError).message).toMatch(sentence);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('50 people at once for the last 10 seats of a game of a series and the last 10 places of its group', () => {
  it('by RSVP, coming back, approval and invite, while the worker adds games: ten seats, ten places', async () => {
    // 26 members race for the seats while 24 others race for the last ten places of the group.
    const { creator, group, first } = await startSeries(37);
    const members = await people(26);
    for (const { user } of members) await addMember(group.id, user.id);
    for (const { user } of members.slice(0, 10)) {
      await addParticipant(first.id, user.id, { status: 'out' });
    }
    const outsiders = await people(24);
    const groupId = group.id;
    const joins: (() => Promise<unknown>)[] = [];
    for (const [index, { user, actor }] of outsiders.entries()) {
      if (index % 2 === 0) {
        const { id: requestId } = await createJoinRequest(groupId, user.id);
        joins.push(() =>
          decideJoinRequest(creator.actor, { groupId, requestId }, { approve: true }),
        );
      } else {
        const { id } = await createInvite(groupId, creator.user.id, user.id);
        joins.push(() => answerInvite(actor, id, 'accepted'));
      }
    }
    vi.setSystemTime(new Date('2027-03-17T09:00:00Z'));
    const [seats, places] = await Promise.all([
      Promise.allSettled(members.map(({ actor }) => joinGame(actor, first.id, seat))),
      Promise.allSettled(joins.map((join) => join())),
      extendSeries(),
      extendSeries(),
      updateGame(creator.actor, first.id, { title: 'Nets' }),
    ]);
    expect(winnersOf(seats, /full/)).toBe(10);
    expect(winnersOf(places, /full/)).toBe(10);
    expect(await seatsOf(first.id)).toMatchObject({ goingCount: 11, seats: 11 });
    const { memberCount } = await db.group.findUniqueOrThrow({ where: { id: groupId } });
    expect(memberCount).toBe(37);
    const dates = (await gamesOf(groupId)).map(({ occurrenceOn }) => occurrenceOn?.toISOString());
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('over RSVP, coming back, leaving, removal and a lowered limit: never a seat above, none left while somebody waits', async () => {
    const { creator, group, first } = await startSeries();
    await updateGame(creator.actor, first.id, { maxPlayers: 21 });
    const members = await people(45);
    const ids: number[] = [];
    for (const { user } of members) ids.push((await addMember(group.id, user.id)).id);
    for (const { actor } of members.slice(0, 10)) await joinGame(actor, first.id, seat);
    await Promise.allSettled([
      ...members.slice(10).map(({ actor }) => joinGame(actor, first.id, line)),
      ...members.slice(0, 5).map(({ actor }) => leaveGame(actor, first.id)),
      ...ids
        .slice(5, 10)
        .map((memberId) => removeMember(creator.actor, { groupId: group.id, memberId })),
      updateGame(creator.actor, first.id, { maxPlayers: 11 }),
    ]);
    const after = await seatsOf(first.id);
    expect(after.seats).toBe(after.goingCount);
    expect(after.goingCount).toBe(after.maxPlayers);
    expect(after.waitlistCount).toBe(36 - after.goingCount);
    const promoted = await db.notification.groupBy({
      by: ['userId'],
      where: { type: 'game_promoted', userId: { in: members.map(({ user }) => user.id) } },
      _count: true,
    });
    expect(
      promoted.every(({ _count }) => _count === 1),
      'each promoted once',
    ).toBe(true);
  });
});

describe('the rule of a series', () => {
  it('changed while ten workers add its games: every later game has the change, each date once', async () => {
    const { creator, group } = await startSeries();
    const [, second] = await gamesOf(group.id);
    vi.setSystemTime(new Date('2027-03-24T09:00:00Z'));
    const change = updateGameSchema.parse({
      time: '19:30',
      title: 'Late nets',
      scope: 'following',
    });
    await Promise.all([
      ...Array.from({ length: 5 }, () => extendSeries()),
      updateGame(creator.actor, second?.id ?? 0, change),
      ...Array.from({ length: 5 }, () => extendSeries()),
    ]);
    const games = await gamesOf(group.id);
    const dates = games.map(({ occurrenceOn }) => occurrenceOn?.toISOString());
    expect(new Set(dates).size).toBe(dates.length);
    expect(games.slice(1).map(({ title }) => title)).toEqual(games.slice(1).map(() => 'Late nets'));
    expect(games[0]?.title).toBe('Thursday nets');
  });

  it('moved to another day while workers add its games: no date of the old day is left behind', async () => {
    const { creator, group } = await startSeries();
    const [, second] = await gamesOf(group.id);
    vi.setSystemTime(new Date('2027-03-24T09:00:00Z'));
    const change = updateGameSchema.parse({ date: '2027-03-26', scope: 'following' });
    await Promise.all([
      ...Array.from({ length: 5 }, () => extendSeries()),
      updateGame(creator.actor, second?.id ?? 0, change),
      ...Array.from({ length: 5 }, () => extendSeries()),
    ]);
    await extendSeries();
    const days = (await gamesOf(group.id)).map(({ startsAt }) => startsAt.getUTCDay());
    expect(days).toEqual([4, ...days.slice(1).map(() => 5)]);
    expect(days.length).toBe(9);
  });

  it('ended while workers add its games: none is left that nobody called off', async () => {
    const { creator, group } = await startSeries();
    const [first, second] = await gamesOf(group.id);
    vi.setSystemTime(new Date('2027-03-24T09:00:00Z'));
    await Promise.all([
      ...Array.from({ length: 5 }, () => extendSeries()),
      cancelGame(creator.actor, second?.id ?? 0, { reason: 'Season over', scope: 'following' }),
      ...Array.from({ length: 5 }, () => extendSeries()),
    ]);
    const ahead = await db.game.findMany({ where: { groupId: group.id, status: 'upcoming' } });
    expect(ahead.map(({ id }) => id)).toEqual([first?.id]);
  });

  it('told twice at once to skip a date skips it once', async () => {
    const { creator, first } = await startSeries();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => skipGame(creator.actor, first.id, {})),
    );
    expect(winnersOf(results, /cancelled/)).toBe(1);
    const series = await db.gameSeries.findUniqueOrThrow({ where: { id: first.seriesId ?? 0 } });
    expect(series.skippedOn).toHaveLength(1);
  });
});
