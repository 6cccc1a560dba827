import { describe, expect, it, vi } from 'vitest';
import { changeGuests, joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { refusal, winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

// Dozens in parallel, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

/** A game with its creator, the player with that many guests, and further players. */
async function gameOf(player: Person, guests: number, options: GameOptions) {
  const game = await createGame({ guestsMax: 4, ...options });
  await addParticipant(game.id, player.user.id, { guests });
  return game;
}

async function seatsOf(gameId: number) {
  const game = await db.game.findUniqueOrThrow({ where: { id: gameId } });
  const going = await db.gameParticipant.findMany({ where: { gameId, status: 'going' } });
  const taken = going.reduce((sum, { guests }) => sum + 1 + guests, 0);
  expect(game.goingCount, 'the counter is right').toBe(taken);
  expect(taken, 'never more than the game has').toBeLessThanOrEqual(game.maxPlayers);
  return { taken, waiting: game.waitlistCount };
}

const promotions = (userIds: number[]) =>
  db.notification.count({ where: { userId: { in: userIds }, type: 'game_promoted' } });

describe('changing the number of guests', () => {
  it('takes seats while there are any, and says how many are left', async () => {
    const player = await createSignedIn();
    const game = await gameOf(player, 0, { maxPlayers: 5 });
    expect(await changeGuests(player.actor, game.id, { guests: 2 })).toMatchObject({
      goingCount: 4,
      viewer: { status: 'going', guests: 2 },
    });
    await expect(changeGuests(player.actor, game.id, { guests: 4 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is only 1 place left for guests.',
    });
    await changeGuests(player.actor, game.id, { guests: 3 });
    await expect(changeGuests(player.actor, game.id, { guests: 4 })).rejects.toMatchObject({
      message: 'The game is full: there is no place for another guest.',
    });
    expect(await seatsOf(game.id)).toEqual({ taken: 5, waiting: 0 });
  });

  it.each([
    [0, [3, 1]],
    [1, [1, 3]],
  ])('leaves the person’s other game unchanged (of two, in game %i)', async (at, expected) => {
    const player = await createSignedIn();
    const games = [await gameOf(player, 1, {}), await gameOf(player, 1, {})];
    await changeGuests(player.actor, games[at]?.id ?? 0, { guests: 3 });
    const rows = await db.gameParticipant.findMany({
      where: { userId: player.user.id },
      orderBy: { gameId: 'asc' },
    });
    expect(rows.map(({ guests }) => guests)).toEqual(expected);
  });

  it('is limited by the game’s current maximum; players above it can only bring fewer', async () => {
    const player = await createSignedIn();
    const game = await gameOf(player, 3, { guestsMax: 1 });
    await expect(changeGuests(player.actor, game.id, { guests: 4 })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'guests' }],
    });
    expect(await changeGuests(player.actor, game.id, { guests: 2 })).toMatchObject({
      viewer: { guests: 2 },
    });
  });

  it('does not confirm a pending confirmation', async () => {
    const player = await createSignedIn();
    const game = await createGame({ guestsMax: 2 });
    await addParticipant(game.id, player.user.id, { mustReconfirm: true });
    expect(await changeGuests(player.actor, game.id, { guests: 1 })).toMatchObject({
      viewer: { guests: 1, mustReconfirm: true },
    });
  });

  it('is open only to players before the game, and joining again does not change it', async () => {
    const [player, stranger] = await createPeople(2);
    const game = await gameOf(player, 0, {});
    const asks = { guests: 1 };
    await expect(changeGuests(stranger.actor, game.id, asks)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You are not in this game.',
    });
    const again = { guests: 1, waitlist: false };
    expect(await refusal(joinGame(player.actor, game.id, again))).toMatch(/^conflict: /);
    await db.game.update({
      where: { id: game.id },
      data: { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
    });
    await expect(changeGuests(player.actor, game.id, asks)).rejects.toMatchObject({
      message: 'This game has begun already.',
    });
  });
});

describe('parallel changes of guests', () => {
  it('fill the last seats together with new players, none twice', async () => {
    const game = await createGame({ maxPlayers: 16, guestsMax: 4 });
    const players = await createPeople(8);
    for (const { user } of players) await addParticipant(game.id, user.id);
    const joining = await createPeople(12);
    const done = await winners([
      ...players.map(({ actor }) => changeGuests(actor, game.id, { guests: 1 })),
      ...joining.map(({ actor }) => joinGame(actor, game.id, { guests: 0, waitlist: false })),
    ]);
    expect(await seatsOf(game.id)).toEqual({ taken: 16, waiting: 0 });
    // Seven seats were free, each went to one attempt.
    expect(done).toBe(7);
  });

  it('fill every seat from the line while guests are added and removed', async () => {
    const game = await createGame({ maxPlayers: 13, guestsMax: 4 });
    const players = await createPeople(6);
    for (const { user } of players) await addParticipant(game.id, user.id, { guests: 1 });
    const waiting = await createPeople(12);
    for (const { actor } of waiting) await joinGame(actor, game.id, { guests: 0, waitlist: true });
    await Promise.allSettled([
      ...players.slice(0, 3).map(({ actor }) => changeGuests(actor, game.id, { guests: 0 })),
      ...players.slice(3, 5).map(({ actor }) => leaveGame(actor, game.id)),
      ...players.slice(5).map(({ actor }) => changeGuests(actor, game.id, { guests: 4 })),
    ]);
    const { taken, waiting: left } = await seatsOf(game.id);
    expect(taken).toBe(13);
    expect(await promotions(waiting.map(({ user }) => user.id))).toBe(12 - left);
  });
});
