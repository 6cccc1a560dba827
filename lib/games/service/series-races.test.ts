import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameSchema, rsvpSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame, skipGame } from '@/lib/games/service/cancel-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { extendSeries } from '@/lib/games/service/series';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { updateGroup } from '@/lib/groups/service/edit-group';
import { answerInvite } from '@/lib/groups/service/invite-person';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { addParticipant } from '@/tests/factories/games';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

// Fifty in parallel, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const seat = rsvpSchema.parse({});
const line = rsvpSchema.parse({ waitlist: true });

/** A weekly game for its group only, with 11 seats, the first taken by its creator. */
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

/**
 * 26 members compete for the seats of a game, ten of them for one they gave up, and 24 outsiders for a place in the group: by
 * request, by invite, or as former members by another invite.
 */
async function racersFor(
  creator: Person,
  groupId: number,
  gameId: number,
): Promise<(() => Promise<unknown>)[]> {
  const members = await createPeople(26);
  for (const { user } of members) await addMember(groupId, user.id);
  for (const { user } of members.slice(0, 10)) {
    await addParticipant(gameId, user.id, { status: 'out' });
  }
  const racers: (() => Promise<unknown>)[] = members.map(
    ({ actor }) =>
      () =>
        joinGame(actor, gameId, seat),
  );
  for (const [index, { user, actor }] of (await createPeople(24)).entries()) {
    if (index % 2 === 0) {
      const { id: requestId } = await createJoinRequest(groupId, user.id);
      const request = { groupId, requestId };
      racers.splice(index * 2, 0, () =>
        decideJoinRequest(creator.actor, request, { approve: true }),
      );
      continue;
    }
    if (index % 4 === 3) {
      const { id: memberId } = await addMember(groupId, user.id);
      await removeMember(creator.actor, { groupId, memberId });
    }
    const { id } = await createInvite(groupId, creator.user.id, user.id);
    racers.splice(index * 2, 0, () => answerInvite(actor, id, 'accepted'));
  }
  return racers;
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

describe('50 people at once for the last 10 seats of a recurring game and the last 10 places of its group', () => {
  it('on every path in parallel, with both limits lowered and the series extended: never overbooked', async () => {
    const { creator, group, first } = await startSeries(47);
    const groupId = group.id;
    await updateGame(creator.actor, first.id, { maxPlayers: 21 });
    const racers = await racersFor(creator, groupId, first.id);
    vi.setSystemTime(new Date('2027-03-17T09:00:00Z'));
    // The limits are lowered early, during the other calls.
    const limits = [
      () => updateGame(creator.actor, first.id, { maxPlayers: 11 }),
      () => updateGroup(creator.actor, groupId, { maxMembers: 37 }),
    ];
    const all = [...racers.slice(0, 8), ...limits, extendSeries, ...racers.slice(8), extendSeries];
    const started = all.map((start) => start());
    const raced = started.filter((_, index) => !(index >= 8 && index <= 10)).slice(0, 50);
    // At once: a refused limit must not be an unhandled rejection meanwhile.
    const settled = Promise.allSettled(started);
    const won = await winners(raced, /^conflict: .*full/);
    await settled;
    const { memberCount, maxMembers } = await db.group.findUniqueOrThrow({
      where: { id: groupId },
    });
    const members = await db.groupMember.count({ where: { groupId } });
    const game = await seatsOf(first.id);
    // Either the limit was lowered after the eleventh was refused, or the twentieth place is the last.
    expect([37, 47]).toContain(maxMembers);
    expect([11, 21]).toContain(game.maxPlayers);
    expect({ memberCount, members }).toEqual({ memberCount: maxMembers, members: maxMembers });
    expect(game).toMatchObject({ goingCount: game.maxPlayers, seats: game.maxPlayers });
    expect(won).toBe(maxMembers - 27 + game.maxPlayers - 1);
    const dates = (await gamesOf(groupId)).map(({ occurrenceOn }) => occurrenceOn?.toISOString());
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('with people leaving and a lowered limit: never overbooked, no seat free while somebody waits', async () => {
    const { creator, group, first } = await startSeries();
    await updateGame(creator.actor, first.id, { maxPlayers: 21 });
    const members = await createPeople(45);
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

describe('a series', () => {
  it('changed while ten workers add games has the change in every later game, each date once', async () => {
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

  it('moved to another day while workers add games leaves no game on the old day', async () => {
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

  it('ended while workers add games leaves no later game uncancelled', async () => {
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

  it('skips a date once when it is requested many times in parallel', async () => {
    const { creator, first } = await startSeries();
    const skips = Array.from({ length: 10 }, () => skipGame(creator.actor, first.id, {}));
    expect(await winners(skips, /^conflict: .*cancelled/)).toBe(1);
    const series = await db.gameSeries.findUniqueOrThrow({ where: { id: first.seriesId ?? 0 } });
    expect(series.skippedOn).toHaveLength(1);
  });
});
