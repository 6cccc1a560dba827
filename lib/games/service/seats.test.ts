import { describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '@/lib/account/service/delete-account';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { banMember, removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

// Fifty in parallel, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const seat = rsvpSchema.parse({});
const line = rsvpSchema.parse({ waitlist: true });

async function state(gameId: number) {
  const { goingCount, waitlistCount, maxPlayers } = await db.game.findUniqueOrThrow({
    where: { id: gameId },
  });
  const going = await db.gameParticipant.findMany({ where: { gameId, status: 'going' } });
  const seats = going.reduce((sum, { guests }) => sum + 1 + guests, 0);
  return { goingCount, waitlistCount, maxPlayers, seats };
}

const promotions = (userIds: number[]) =>
  db.notification.count({ where: { userId: { in: userIds }, type: 'game_promoted' } });

describe('50 people joining at once for the last 10 seats of a game', () => {
  it('with a waitlist and a changing limit: every seat is taken once', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const game = await createGame({
      groupId: group.id,
      creatorId: creator.user.id,
      maxPlayers: 30,
    });
    const racers = await createPeople(50);
    await Promise.allSettled([
      ...racers.slice(0, 25).map(({ actor }) => joinGame(actor, game.id, line)),
      updateGame(creator.actor, game.id, { maxPlayers: 11 }),
      ...racers.slice(25).map(({ actor }) => joinGame(actor, game.id, line)),
    ]);
    const after = await state(game.id);
    expect(after.seats).toBe(after.goingCount);
    expect(after.goingCount).toBe(after.maxPlayers);
    expect(after.waitlistCount).toBe(51 - after.goingCount);
  });

  it('each with guests: guests count as seats', async () => {
    const game = await createGame({ maxPlayers: 11, guestsMax: 2 });
    const racers = await createPeople(20);
    await Promise.allSettled(
      racers.map(({ actor }, index) =>
        joinGame(actor, game.id, { guests: index % 3, waitlist: false }),
      ),
    );
    const after = await state(game.id);
    expect(after.seats).toBe(after.goingCount);
    expect(after.goingCount).toBeLessThanOrEqual(11);
    // A single person would have fitted into every remaining seat.
    expect(after.goingCount).toBeGreaterThanOrEqual(9);
  });
});

describe('a freed seat', () => {
  it('is given out once when ten leave in parallel and twenty wait', async () => {
    const game = await createGame({ maxPlayers: 11 });
    const players = await createPeople(10);
    for (const { user } of players) await addParticipant(game.id, user.id);
    const waiting = await createPeople(20);
    for (const { actor } of waiting) await joinGame(actor, game.id, line);
    await Promise.all(players.map(({ actor }) => leaveGame(actor, game.id)));
    expect(await state(game.id)).toMatchObject({ goingCount: 11, waitlistCount: 10, seats: 11 });
    const ids = waiting.map(({ user }) => user.id);
    expect(await promotions(ids)).toBe(10);
    expect(await promotions(ids.slice(0, 10)), 'the first in line').toBe(10);
  });

  it.each(['leaves the group', 'is banned', 'deletes the account'])(
    'goes to the first in line when the player %s',
    async (how) => {
      const creator = await createSignedIn();
      const player = await createSignedIn();
      const waiting = await createSignedIn();
      const group = await createGroup({ creatorId: creator.user.id });
      const member = await addMember(group.id, player.user.id);
      const game = await createGame({
        groupId: group.id,
        creatorId: creator.user.id,
        maxPlayers: 2,
      });
      await joinGame(player.actor, game.id, seat);
      await joinGame(waiting.actor, game.id, line);
      const ids = { groupId: group.id, memberId: member.id };
      if (how === 'leaves the group') await removeMember(player.actor, ids);
      else if (how === 'is banned') await banMember(creator.actor, ids, {});
      else await deleteAccount(player.actor, player.user.id);
      expect(await promotions([waiting.user.id])).toBe(1);
      expect(await state(game.id)).toMatchObject({ goingCount: 2, waitlistCount: 0, seats: 2 });
    },
  );

  it('goes to nobody once the game has begun', async () => {
    const game = await createGame({ maxPlayers: 2 });
    const [player, waiting] = await createPeople(2);
    await addParticipant(game.id, player.user.id);
    await addParticipant(game.id, waiting.user.id, { status: 'waitlisted' });
    await db.game.update({
      where: { id: game.id },
      data: { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
    });
    await expect(leaveGame(player.actor, game.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(joinGame(waiting.actor, game.id, seat)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await promotions([waiting.user.id])).toBe(0);
  });
});
