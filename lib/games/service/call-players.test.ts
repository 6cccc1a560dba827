import { beforeEach, describe, expect, it } from 'vitest';
import { callPlayers } from '@/lib/games/service/call-players';
import { readGame } from '@/lib/games/service/read-game';
import { listParticipants } from '@/lib/games/service/read-roster';
import { joinGame } from '@/lib/games/service/rsvp';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { slotOf } from '@/lib/users/policy';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { createGroup, type GroupOptions } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { GULBERG } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, type OnboardedOptions } from '@/tests/factories/users';

// Each test has a separate city, so that the people of one are not near the games of another.
let city = GULBERG;
beforeEach(() => {
  city = pointAway(city, 100, 90);
});

async function createShort(game: GameOptions = {}, group: GroupOptions = {}) {
  const organiser = await createSignedIn({ at: city, play: [] });
  const made = await createGroup({ at: city, creatorId: organiser.user.id, ...group });
  return { organiser, group: made, game: await createGame({ groupId: made.id, ...game }) };
}

const personHere = (options: OnboardedOptions = {}) => createSignedIn({ at: city, ...options });

const BEGUN = {
  startsAt: new Date(Date.now() - 60_000),
  endsAt: new Date(Date.now() + 3_600_000),
};

async function askedFor(gameId: number): Promise<number[]> {
  const asks = await db.seatAsk.findMany({ where: { gameId }, orderBy: { userId: 'asc' } });
  return asks.map(({ userId }) => userId);
}

async function many(size: number): Promise<number[]> {
  const people: number[] = [];
  for (let i = 0; i < size; i += 1) people.push((await createOnboardedUser({ at: city })).id);
  return people;
}

describe('asking people nearby to fill a seat', () => {
  it('reaches whoever fits, and the notification leads to the game', async () => {
    const { organiser, game } = await createShort({ maxPlayers: 2 });
    const { user } = await personHere();
    await callPlayers(organiser.actor, game.id);
    const [notified] = await db.notification.findMany({ where: { userId: user.id } });
    expect(notified).toMatchObject({
      type: 'game_seat_call',
      title: 'A game near you is one player short',
      data: { gameId: game.id },
    });
  });

  const women: OnboardedOptions = { gender: 'female' };
  const slot = (game: { startsAt: Date }) => slotOf(toWallTime(game.startsAt, 'Asia/Karachi'));
  it.each<[string, GameOptions, OnboardedOptions, boolean]>([
    ['plays something else', {}, { play: [{ name: 'Tennis' }] }, false],
    [
      'does not look for players',
      {},
      { play: [{ name: 'Cricket', isLookingToPlay: false }] },
      false,
    ],
    ['plays below the level', { skillMin: 'advanced' }, {}, false],
    ['plays at the level', { skillMin: 'intermediate', skillMax: 'intermediate' }, {}, true],
    ['plays above the level', { skillMax: 'beginner' }, {}, false],
    ['is a man and the game for women', { audience: 'women' }, { gender: 'male' }, false],
    ['is a woman and the game for women', { audience: 'women' }, women, true],
    ['is a woman and the game for men', { audience: 'men' }, women, false],
    ['has paused', {}, { pausedAt: new Date() }, false],
    ['lives far away', {}, { at: pointAway(GULBERG, 2_000, 0) }, false],
  ])('who %s', async (_what, options, person, isAsked) => {
    const { organiser, game } = await createShort(options, {});
    const { user } = await personHere(person);
    await callPlayers(organiser.actor, game.id);
    expect(await askedFor(game.id)).toEqual(isAsked ? [user.id] : []);
  });

  it('asks those who said that they can play then, or have said nothing', async () => {
    const { organiser, game } = await createShort();
    const free = await createOnboardedUser({ at: city, availability: slot(game) });
    await createOnboardedUser({ at: city, availability: slot(game) === 1 ? 2 : 1 });
    const silent = await createOnboardedUser({ at: city });
    await callPlayers(organiser.actor, game.id);
    expect(await askedFor(game.id)).toEqual([free.id, silent.id]);
  });

  it('leaves out members, players, banned, removed and blocked people, and who plays then', async () => {
    const [member, out, banned, removed, blocked, blocker, busy] = await many(7);
    const { organiser, group, game } = await createShort({}, { memberIds: [member ?? 0] });
    await addParticipant(game.id, out ?? 0, { status: 'out' });
    await db.groupBan.create({ data: { groupId: group.id, userId: banned ?? 0 } });
    await db.groupRemoval.create({ data: { groupId: group.id, userId: removed ?? 0 } });
    await createBlock(organiser.user.id, blocked ?? 0);
    await createBlock(blocker ?? 0, organiser.user.id);
    const other = await createGame({ startsAt: game.startsAt });
    await addParticipant(other.id, busy ?? 0);
    await callPlayers(organiser.actor, game.id);
    expect(await askedFor(game.id)).toEqual([]);
  });

  it('is refused to players, for a full game and after the start', async () => {
    const { organiser, game } = await createShort({ maxPlayers: 2 });
    const player = await personHere();
    await joinGame(player.actor, game.id, { guests: 0, waitlist: false });
    await expect(callPlayers(player.actor, game.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(callPlayers(organiser.actor, game.id)).rejects.toMatchObject({ code: 'conflict' });
    await db.game.update({ where: { id: game.id }, data: { maxPlayers: 5, ...BEGUN } });
    await expect(callPlayers(organiser.actor, game.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a private game', () => {
  const PRIVATE: [GameOptions, GroupOptions] = [{ isPublic: false }, { visibility: 'private' }];

  it('is open to whoever was asked, who sees the players once they have a seat', async () => {
    const { organiser, game } = await createShort(...PRIVATE);
    const { actor } = await personHere();
    await expect(readGame(actor, game.id)).rejects.toMatchObject({ code: 'not_found' });
    await callPlayers(organiser.actor, game.id);
    expect((await readGame(actor, game.id)).viewer).toMatchObject({ canManage: false });
    expect(await listParticipants(actor, game.id)).toEqual([]);
    await joinGame(actor, game.id, { guests: 0, waitlist: false });
    expect(await listParticipants(actor, game.id)).toHaveLength(2);
  });

  it('closes to them when it begins, and after a block', async () => {
    const { organiser, game } = await createShort(...PRIVATE);
    const [late, blocked] = [await personHere(), await personHere()];
    await callPlayers(organiser.actor, game.id);
    await createBlock(organiser.user.id, blocked.user.id);
    await expect(readGame(blocked.actor, game.id)).rejects.toMatchObject({ code: 'not_found' });
    await db.game.update({ where: { id: game.id }, data: BEGUN });
    await expect(readGame(late.actor, game.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('nobody is asked too often:', () => {
  it('ten people a call, three calls a game, each person once', async () => {
    const { organiser, game } = await createShort({ maxPlayers: 50 });
    await many(22);
    for (const count of [10, 20, 22]) {
      await callPlayers(organiser.actor, game.id);
      expect(await askedFor(game.id)).toHaveLength(count);
    }
    expect((await readGame(organiser.actor, game.id)).viewer?.seatCallsLeft).toBe(0);
    await expect(callPlayers(organiser.actor, game.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'People nearby were asked as often as a game may ask.',
    });
  });

  it('of many calls for one game at once three happen', async () => {
    const { organiser, game } = await createShort();
    const calls = [1, 2, 3, 4, 5, 6].map(() => callPlayers(organiser.actor, game.id));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('of many games at once two reach a person, and another a week later', async () => {
    const games = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createShort()));
    const { user } = await personHere();
    await Promise.all(games.map(({ organiser, game }) => callPlayers(organiser.actor, game.id)));
    for (const { organiser, game } of games) await callPlayers(organiser.actor, game.id);
    const asks = () => db.seatAsk.count({ where: { userId: user.id } });
    expect(await asks()).toBe(2);
    // Deleting the games does not make room for more.
    await db.game.deleteMany({ where: { id: { in: games.map(({ game }) => game.id) } } });
    const { organiser, game } = await createShort();
    await callPlayers(organiser.actor, game.id);
    expect(await asks()).toBe(2);
    await db.seatAsk.updateMany({
      where: { userId: user.id },
      data: { askedAt: new Date(Date.now() - 8 * 86_400_000) },
    });
    await callPlayers(organiser.actor, game.id);
    expect(await asks()).toBe(3);
  });
});

it('whom it reaches depends on cells: moving inside one changes nothing', async () => {
  const { organiser, game } = await createShort();
  // Ten kilometres away, at the border of the circle.
  const edge = pointAway(city, 9.9, 45);
  const { id } = await createOnboardedUser({ at: edge });
  const cell = await db.user.findUniqueOrThrow({ where: { id } });
  const others: number[] = [];
  for (const bearing of [0, 90, 180, 270]) {
    const person = await createOnboardedUser({ at: edge });
    // A step too small to leave the cell and its margin.
    const { latitude, longitude } = pointAway(
      { latitude: cell.cellLatitude ?? 0, longitude: cell.cellLongitude ?? 0 },
      0.4,
      bearing,
    );
    await db.user.update({ where: { id: person.id }, data: { latitude, longitude } });
    others.push(person.id);
  }
  await callPlayers(organiser.actor, game.id);
  const asked = await askedFor(game.id);
  expect([0, 5]).toContain(asked.length);
});
