import { expect, it, vi } from 'vitest';
import { chargeGame, markShare } from '@/lib/money/service/charge-game';
import { exportBook, readBook, readGameMoney } from '@/lib/money/service/read-book';
import { saveHandle, settleUp } from '@/lib/money/service/settle-up';
import { db } from '@/lib/platform/db/client';
import { addParticipant } from '@/tests/factories/games';
import { addMember } from '@/tests/factories/groups';
import { accountOf, createSeason, type Player } from '@/tests/factories/money';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

const mineOf = async ({ actor }: Player, gameId: number) =>
  (await readGameMoney(actor, gameId)).mine;

it('the court is shared with what rounding brings, and each reader sees their part of it', async () => {
  const { organiser, ali, sara, groupId, first } = await createSeason();
  const [watching, left] = await createPeople(2);
  await addMember(groupId, watching.user.id);
  await addMember(groupId, left.user.id);
  await addParticipant(first, left.user.id);
  await saveHandle(ali.actor, 'JazzCash');
  const cost = { basis: 'court', amount: 1_001, payeeId: ali.user.id } as const;
  await chargeGame(organiser.actor, first, cost);
  const outsider = { gameId: first, userId: left.user.id };
  await db.gameParticipant.updateMany({ where: outsider, data: { status: 'out' } });
  const seen = async ({ actor }: Player) => {
    const { bill, mine, shares, payees } = await readGameMoney(actor, first);
    const { perHead, heads, over } = bill ?? {};
    expect([perHead, heads, over]).toEqual([260, 4, 39]);
    return [bill?.handle, bill?.isOutdated, mine?.left, shares?.length, payees?.length];
  };
  expect(await seen(organiser)).toEqual(['JazzCash', true, 260, 3, 3]);
  expect(await seen(ali)).toEqual([null, false, undefined, 3, undefined]);
  expect(await seen(sara)).toEqual(['JazzCash', false, 260, undefined, undefined]);
  expect(await seen(watching)).toEqual([null, false, undefined, undefined, undefined]);
  // Debtors need it, with or without the seat; players who have paid may see it, too.
  expect(await seen(left)).toEqual(['JazzCash', false, 260, undefined, undefined]);
  const accountId = await accountOf(groupId, sara);
  await markShare(ali.actor, { gameId: first, accountId }, 'paid');
  expect((await seen(sara)).slice(0, 3)).toEqual(['JazzCash', false, 0]);
  // There are no players left to share it among, so the page does not suggest sharing again.
  await db.gameParticipant.updateMany({ where: { gameId: first }, data: { status: 'out' } });
  expect((await readGameMoney(organiser.actor, first)).bill?.isOutdated).toBe(false);
});

it('what a former payee owes back is shown to the two and to organisers, and settled by itself', async () => {
  const { organiser, ali, sara, groupId, first, charge } = await createSeason();
  const other = await createSignedIn();
  await addMember(groupId, other.user.id);
  await addParticipant(first, other.user.id);
  await charge(first, ali, 500);
  const [aliId, saraId] = [await accountOf(groupId, ali), await accountOf(groupId, sara)];
  await markShare(ali.actor, { gameId: first, accountId: saraId }, 'paid');
  await charge(first, organiser, 500);
  const refunds = async ({ actor }: Player) => (await readGameMoney(actor, first)).refunds;
  expect(await refunds(other)).toEqual([]);
  expect(await refunds(sara)).toMatchObject([
    { amount: 500, debtor: { isOwn: false }, creditor: { isOwn: true } },
  ]);
  await settleUp(sara.actor, groupId, { debtorId: aliId, creditorId: saraId });
  expect(await refunds(sara)).toEqual([]);
  expect(await mineOf(sara, first)).toMatchObject({ left: 500, status: 'owes' });
});

it('the file has every line in order, with what it reverses, and of others their own only', async () => {
  const { organiser, ali, sara, groupId, first, second, charge } = await createSeason();
  await charge(first, ali, 500);
  await charge(first, ali, 600);
  await charge(second, organiser, 100);
  const rows = await db.moneyEntry.findMany({ where: { groupId }, orderBy: { id: 'asc' } });
  const { title, startsAt } = await db.game.findUniqueOrThrow({ where: { id: first } });
  const linesFor = async ({ actor }: Player) =>
    (await exportBook(actor, groupId)).trim().split('\r\n').slice(1);
  const all = await linesFor(organiser);
  expect(all.map((line) => Number(line.split(',').at(-1)))).toEqual(
    rows.map(({ id }) => Number(id)),
  );
  const undone = rows.find(({ reversesId }) => reversesId !== null);
  expect(all.filter((line) => line.includes(`share, reverses ${undone?.reversesId}`))).toHaveLength(
    1,
  );
  const [line] = (await linesFor(sara)).filter((each) => each.includes(',600,'));
  expect(line).toContain(
    `,${title},${startsAt.toISOString()},share,${sara.user.name},${ali.user.name},600,PKR,${organiser.user.name},`,
  );
  const own = await accountOf(groupId, sara);
  const hers = rows.filter((row) => [row.debtorId, row.creditorId].includes(own));
  expect((await linesFor(sara)).map((each) => Number(each.split(',').at(-1)))).toEqual(
    hers.map(({ id }) => Number(id)),
  );
});

it('the book shows own balances first, what was said, and where to pay those one owes', async () => {
  const { organiser, ali, sara, groupId, first, second, charge } = await createSeason();
  await saveHandle(ali.actor, 'JazzCash');
  await saveHandle(organiser.actor, 'Easypaisa');
  await charge(first, ali, 900);
  await charge(second, organiser, 100);
  const seen = async ({ actor }: Player) =>
    (await readBook(actor, groupId)).balances.map(({ debtor, creditor, amount, ...row }) => [
      debtor.id,
      creditor.id,
      amount,
      row.games,
      row.handle,
      row.saidPaid,
    ]);
  const id = ({ user }: Player) => user.id;
  const [o, a, s] = [id(organiser), id(ali), id(sara)];
  expect(await seen(organiser)).toEqual([
    [o, a, 800, 2, 'JazzCash', false],
    [s, o, 100, 1, null, false],
    [s, a, 900, 1, null, false],
  ]);
  expect(await seen(ali)).toEqual([
    [s, a, 900, 1, null, false],
    [o, a, 800, 2, null, false],
  ]);
  expect(await seen(sara)).toEqual([
    [s, a, 900, 1, 'JazzCash', false],
    [s, o, 100, 1, 'Easypaisa', false],
  ]);
  const pair = {
    debtorId: await accountOf(groupId, sara),
    creditorId: await accountOf(groupId, ali),
  };
  await settleUp(sara.actor, groupId, pair);
  expect((await seen(sara)).map((row) => row.at(-1))).toEqual([true, false]);
  await saveHandle(ali.actor, null);
  expect((await seen(sara)).map((row) => row.at(-2))).toEqual([null, 'Easypaisa']);
  expect((await readBook(ali.actor, groupId)).ownHandle).toBeNull();
  expect((await readBook(organiser.actor, groupId)).ownHandle).toBe('Easypaisa');
});
