import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { exportStatistics, readStatistics } from '@/lib/statistics/service/read-statistics';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const HOUR = 3_600_000;

it('sums the games of a week by their local Monday, with weeks without a game between', async () => {
  const organiser = await createSignedIn();
  const group = await createGroup({ creatorId: organiser.user.id });
  const [ali, sara] = [await createOnboardedUser(), await createOnboardedUser()];
  for (const { id } of [ali, sara]) await addMember(group.id, id);
  // Both begin on Monday in Lahore, the first still on Sunday in UTC.
  const monday = new Date(Date.now() - 28 * 24 * HOUR);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  monday.setUTCHours(-4, 0, 0, 0);
  const starts = [
    monday,
    new Date(monday.getTime() + 18 * HOUR),
    new Date(monday.getTime() + 14 * 24 * HOUR),
  ];
  const games = [];
  for (const startsAt of starts) {
    const endsAt = new Date(startsAt.getTime() + HOUR);
    const of = { groupId: group.id, creatorId: organiser.user.id, startsAt, endsAt, maxPlayers: 4 };
    games.push(await createGame(of));
  }
  const [first, second, third] = games.map(({ id }) => id) as [number, number, number];
  for (const id of [first, second, third]) await addParticipant(id, ali.id);
  await addParticipant(third, sara.id);
  await db.gameParticipant.updateMany({
    where: { gameId: { in: [first, third] }, userId: ali.id },
    data: { attendance: 'attended' },
  });
  await db.gameParticipant.updateMany({
    where: { gameId: second, userId: ali.id },
    data: { attendance: 'no_show' },
  });
  await db.gameParticipant.create({
    data: {
      gameId: second,
      userId: sara.id,
      status: 'out',
      leftAt: new Date((starts[1]?.getTime() ?? 0) - 2 * HOUR),
    },
  });
  const { weeks, open } = await readStatistics(organiser.actor, group.id);
  const local = new Date(monday.getTime() + 5 * HOUR).toISOString().slice(0, 10);
  expect(weeks.map(({ week }) => week)[0]).toBe(local);
  expect(weeks).toMatchObject([
    { games: 2, places: 8, came: 1, missed: 1, late: 1 },
    { games: 0, places: 0, taken: 0, fresh: 0 },
    { games: 1, places: 4, came: 1, missed: 0, late: 0 },
  ]);
  // The organiser has a place in each game that the factory made.
  const going = await db.game.findMany({
    where: { groupId: group.id },
    orderBy: { startsAt: 'asc' },
  });
  expect(weeks.map(({ taken }) => taken)).toEqual([
    (going[0]?.goingCount ?? 0) + (going[1]?.goingCount ?? 0),
    0,
    going[2]?.goingCount,
  ]);
  expect(weeks[2]?.fresh).toBe(1);
  expect(open).toEqual({ amount: 0, currency: 'PKR' });
  const csv = await exportStatistics(organiser.actor, group.id);
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain(`${local},2,8,`);
});
