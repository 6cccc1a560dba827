import { expect, it } from 'vitest';
import { readLastGame } from '@/lib/games/service/last-game';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, putIntoSeries } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

const WEEK_HOURS = 7 * 24;

/** The last week's game ended an hour ago. @param weeksAgo of the games, newest first; negative: ahead */
async function playWeekly(userId: number, weeksAgo: readonly number[]) {
  const group = await createGroup({ memberIds: [userId] });
  const games = [];
  for (const weeks of weeksAgo) {
    const startsAt = hoursFromNow(-3 - weeks * WEEK_HOURS);
    const game = await createGame({ groupId: group.id, startsAt });
    if (weeks >= 0) await addParticipant(game.id, userId);
    games.push(game);
  }
  const [first] = games;
  if (!first) throw new Error('No games');
  await putIntoSeries(first);
  const { seriesId } = await db.game.findUniqueOrThrow({ where: { id: first.id } });
  for (const { id, startsAt } of games.slice(1)) {
    const occurrenceOn = new Date(startsAt.toISOString().slice(0, 10));
    await db.game.update({ where: { id }, data: { seriesId, occurrenceOn } });
  }
  return games.map(({ id }) => id);
}

it('counts the weeks in a row and names the next date', async () => {
  const { actor, user } = await createSignedIn();
  const [last, , , , next] = await playWeekly(user.id, [0, 1, 2, 3, -1]);
  const found = await readLastGame(actor);
  expect(found).toMatchObject({ game: { id: last }, weeks: 4, next: { id: next } });
  // The others by name, their own face last.
  expect(found?.game.faces.at(-1)).toMatchObject({ id: user.id });
});

it.each([
  ['a cancelled week', { game: { status: 'cancelled' } }],
  ['a week without them', { seat: { status: 'out' } }],
  ['a week in which they were missed', { seat: { attendance: 'no_show' } }],
] as const)('%s ends the row', async (_what, change) => {
  const { actor, user } = await createSignedIn();
  const [, , third] = await playWeekly(user.id, [0, 1, 2, 3]);
  const gameId = third ?? 0;
  if ('game' in change) await db.game.update({ where: { id: gameId }, data: change.game });
  if ('seat' in change) {
    await db.gameParticipant.update({
      where: { gameId_userId: { gameId, userId: user.id } },
      data: change.seat,
    });
  }
  expect(await readLastGame(actor)).toMatchObject({ weeks: 2, next: null });
});

it('a single game has no row, and a fortnightly one neither', async () => {
  const { actor, user } = await createSignedIn();
  const [last] = await playWeekly(user.id, [0, 2]);
  await db.gameSeries.updateMany({
    where: { games: { some: { id: last } } },
    data: { frequency: 'fortnightly' },
  });
  expect(await readLastGame(actor)).toMatchObject({ weeks: 0 });
});

it('is shown for two days, to those who were there', async () => {
  const { actor, user } = await createSignedIn();
  const group = await createGroup({ memberIds: [user.id] });
  const played = async (hours: number) => {
    const game = await createGame({ groupId: group.id, startsAt: hoursFromNow(hours) });
    return addParticipant(game.id, user.id);
  };
  await played(-60);
  await played(-1);
  expect(await readLastGame(actor)).toBeNull();
  const { gameId } = await played(-40);
  expect(await readLastGame(actor)).toMatchObject({ game: { id: gameId }, weeks: 0, next: null });
  await db.gameParticipant.update({
    where: { gameId_userId: { gameId, userId: user.id } },
    data: { attendance: 'no_show' },
  });
  expect(await readLastGame(actor)).toBeNull();
});
