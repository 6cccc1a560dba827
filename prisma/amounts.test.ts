import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople } from '@/tests/factories/sessions';

const FILE = 'prisma/migrations/20261201100100_amounts_in_smallest_units/migration.sql';

async function amountsIn(currency: string) {
  const [payee, player] = await createPeople(2);
  const { id: groupId } = await createGroup({ creatorId: payee.user.id });
  await db.group.update({ where: { id: groupId }, data: { currency } });
  const { id } = await createGame({
    groupId,
    startsAt: hoursFromNow(-24),
    costPerPlayer: 500,
  });
  const accounts = await Promise.all(
    [payee, player].map(({ user }) =>
      db.moneyAccount.create({ data: { groupId, userId: user.id }, select: { id: true } }),
    ),
  );
  const [to = 0, from = 0] = accounts.map((account) => account.id);
  await db.gameBill.create({
    data: { gameId: id, basis: 'player', amount: 500, perHead: 500, heads: 1, payeeId: to },
  });
  const entry = { groupId, gameId: id, kind: 'share', amount: 500, enteredById: to } as const;
  await db.moneyEntry.create({ data: { ...entry, debtorId: from, creditorId: to } });
  const coach = await createCoach({ currency, hourlyRate: currency === 'PKR' ? 2_500 : 30 });
  return async () => {
    const game = await db.game.findUniqueOrThrow({ where: { id } });
    const bill = await db.gameBill.findUniqueOrThrow({ where: { gameId: id } });
    const entries = await db.moneyEntry.findMany({ where: { gameId: id } });
    const { hourlyRate } = await db.coachApplication.findUniqueOrThrow({ where: { id: coach.id } });
    const amounts = entries.map(({ amount }) => amount);
    return [game.costPerPlayer, bill.amount, bill.perHead, ...amounts, hourlyRate];
  };
}

it('amounts in other currencies become whole numbers of their smallest unit, and rupees stay', async () => {
  const [rupees, euros, dinars, yen] = [
    await amountsIn('PKR'),
    await amountsIn('EUR'),
    await amountsIn('KWD'),
    await amountsIn('JPY'),
  ];
  const sql = await readFile(FILE, 'utf8');
  // The limits and the function exist already.
  await pool.query(sql.slice(sql.indexOf('-- Only amounts in other currencies')));
  expect(await rupees()).toEqual([500, 500, 500, 500, 2_500]);
  expect(await euros()).toEqual([50_000, 50_000, 50_000, 50_000, 3_000]);
  expect(await dinars()).toEqual([500_000, 500_000, 500_000, 500_000, 30_000]);
  expect(await yen()).toEqual([500, 500, 500, 500, 30]);
});
