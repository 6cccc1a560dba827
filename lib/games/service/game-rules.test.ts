import { describe, expect, it, vi } from 'vitest';
import { createGameSchema, rsvpSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { decideGame } from '@/lib/games/service/keep-rules';
import { discoverGames, readGame } from '@/lib/games/service/read-game';
import { listPublicGames } from '@/lib/games/service/read-roster';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { listWhatsOn } from '@/lib/venues/service/read-venue';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame as insertGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

vi.setConfig({ testTimeout: 120_000 });

const seat = rsvpSchema.parse({});
/** The decision is due. */
const DECIDE_HOURS = 24;

async function createWorld(minPlayers: number) {
  const creator = await createSignedIn();
  const [player, waiting] = await createPeople(2);
  const { id: groupId } = await createGroup({ creatorId: creator.user.id });
  const startsAt = hoursFromNow(DECIDE_HOURS);
  const game = await insertGame({
    groupId,
    creatorId: creator.user.id,
    startsAt,
    minPlayers,
    maxPlayers: 4,
    decideHours: DECIDE_HOURS,
  });
  await addParticipant(game.id, player.user.id);
  const at = new Date(startsAt.getTime() - DECIDE_HOURS * 3_600_000).toISOString();
  return { creator, player, waiting, gameId: game.id, at };
}

const statusOf = async (id: number) => (await db.game.findUniqueOrThrow({ where: { id } })).status;

describe('a game that needs so many players by a time', () => {
  it('is cancelled with fewer, once, and everybody in it is told why', async () => {
    const { creator, player, gameId, at } = await createWorld(3);
    await decideGame(gameId, at);
    await decideGame(gameId, at);
    const game = await readGame(player.actor, gameId);
    expect(game).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Too few players had joined in time.',
    });
    for (const { user } of [creator, player]) {
      const notified = await db.notification.findMany({ where: { userId: user.id } });
      expect(notified.map(({ type }) => type)).toEqual(['game_cancelled']);
    }
  });

  it('is played with enough of them, and when the decision was planned for another time', async () => {
    const { gameId, at } = await createWorld(2);
    await decideGame(gameId, at);
    expect(await statusOf(gameId)).toBe('upcoming');
    await db.game.update({ where: { id: gameId }, data: { minPlayers: 4, decideHours: 12 } });
    await decideGame(gameId, at);
    expect(await statusOf(gameId)).toBe('upcoming');
  });

  it('is either cancelled or has enough players, whoever joins and leaves at that moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { player, waiting, gameId, at } = await createWorld(3);
      const steps = [
        () => decideGame(gameId, at),
        () => joinGame(waiting.actor, gameId, seat),
        () => decideGame(gameId, at),
        ...(round % 2 === 0 ? [() => leaveGame(player.actor, gameId)] : []),
      ];
      const results = await Promise.allSettled(steps.map((step) => step()));
      const joined = results[1]?.status === 'fulfilled';
      const isCancelled = (await statusOf(gameId)) === 'cancelled';
      if (!joined) expect(isCancelled, 'only a cancelled game refuses a player').toBe(true);
      if (!isCancelled) {
        // Leaving after the decision does not undo it.
        const { goingCount } = await db.game.findUniqueOrThrow({ where: { id: gameId } });
        expect(goingCount).toBe(round % 2 === 0 && results[3]?.status === 'fulfilled' ? 2 : 3);
      }
    }
  });

  it('is planned with the game and again with a new time; nothing can be decided without a minimum', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const date = hoursFromNow(10 * 24)
      .toISOString()
      .slice(0, 10);
    const input = { title: 'Nets', location: 'Ground', date, time: '18:00', timeZone: 'UTC' };
    const rules = { minPlayers: 8, decideHours: 24, membersFirstHours: 48 };
    const plan = (more: object) =>
      createGame(actor, group.id, createGameSchema.parse({ ...input, ...more }));
    const game = await plan(rules);
    const runsOf = async (kind: string) => {
      const where = { kind, payload: { path: ['gameId'], equals: game.id } };
      const jobs = await db.job.findMany({ where, orderBy: { id: 'asc' } });
      return jobs.map(({ runAt }) => runAt.toISOString());
    };
    const before = (time: string, hours: number) =>
      new Date(new Date(`${date}T${time}:00Z`).getTime() - hours * 3_600_000).toISOString();
    expect(game).toMatchObject({
      decidesAt: before('18:00', 24),
      publicFrom: before('18:00', 48),
    });
    await updateGame(actor, game.id, updateGameSchema.parse({ time: '20:00', reason: 'Light' }));
    expect(await runsOf('games:decide')).toEqual([before('18:00', 24), before('20:00', 24)]);
    expect(await runsOf('games:open')).toEqual([before('18:00', 48), before('20:00', 48)]);
    for (const wrong of [
      { ...rules, minPlayers: null },
      { ...rules, decideHours: 300 },
    ]) {
      await expect(plan(wrong)).rejects.toMatchObject({ issues: [{ path: 'decideHours' }] });
    }
  });
});

it('a game for members first is hidden from others, and refuses them, until its time', async () => {
  const [member, stranger] = await createPeople(2);
  const group = await createGroup({ memberIds: [member.user.id] });
  const venue = await createVenue();
  const { id } = await insertGame({
    groupId: group.id,
    venueId: venue.id,
    startsAt: hoursFromNow(60),
    membersFirstHours: 48,
  });
  const [latitude, longitude] = [Number(group.latitude), Number(group.longitude)];
  const isFound = async () => {
    const near = { latitude, longitude, radius: 5, limit: 50 };
    const { items } = await discoverGames(stranger.actor, near);
    const { games } = await listWhatsOn(null, venue.id);
    return [
      items.some((game) => game.id === id),
      (await listPublicGames()).some((game) => game.id === id),
      games.some((game) => game.id === id),
    ];
  };
  expect(await isFound()).toEqual([false, false, false]);
  for (const viewer of [null, stranger.actor]) {
    await expect(readGame(viewer, id)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(joinGame(stranger.actor, id, seat)).rejects.toMatchObject({ code: 'not_found' });
  expect((await joinGame(member.actor, id, seat)).publicFrom).not.toBeNull();
  await db.game.update({ where: { id }, data: { membersFirstHours: 72 } });
  expect(await isFound()).toEqual([true, true, true]);
  const joined = await joinGame(stranger.actor, id, seat);
  expect(joined).toMatchObject({ publicFrom: null, viewer: { status: 'going' } });
});

it('a place in words has no area and no distance, and is listed around its group', async () => {
  const { actor, user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  const venue = await createVenue();
  const date = hoursFromNow(20 * 24)
    .toISOString()
    .slice(0, 10);
  const input = { title: 'Padel', date, time: '18:30', isPublic: true };
  const plan = async (place: object) =>
    (await createGame(actor, group.id, createGameSchema.parse({ ...input, ...place }))).id;
  const typed = await plan({ location: 'Court 3, Dubai Marina' });
  const known = await plan({ venueId: venue.id, time: '21:30' });
  const near = { latitude: Number(group.latitude), longitude: Number(group.longitude) };
  const { items } = await discoverGames(actor, { ...near, radius: 5, limit: 50 });
  const placeOf = (id: number) => items.find((game) => game.id === id);
  expect(placeOf(typed)).toMatchObject({ area: null, distance: null, point: null });
  expect(placeOf(known)?.distance).not.toBeNull();
  expect(placeOf(known)?.area).not.toBeNull();
});
