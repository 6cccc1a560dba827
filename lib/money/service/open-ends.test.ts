import { describe, expect, it, vi } from 'vitest';
import { removeMember } from '@/lib/invites/service/leave-group';
import { settleUpSchema } from '@/lib/money/schema';
import { chargeGame, markShare } from '@/lib/money/service/charge-game';
import { exportBook, readBook } from '@/lib/money/service/read-book';
import { readGameMoney } from '@/lib/money/service/read-money';
import { remind, settleUp } from '@/lib/money/service/settle-up';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';

vi.setConfig({ testTimeout: 120_000 });

type Person = SignedIn & { user: TestUser };

/** Two games of the past of three people: the organiser, Ali and Sara. */
async function season(isPrivate = false) {
  const [organiser, ali, sara] = [
    await createSignedIn(),
    await createSignedIn(),
    await createSignedIn(),
  ];
  const group = await createGroup({
    creatorId: organiser.user.id,
    visibility: isPrivate ? 'private' : 'public',
  });
  const games: number[] = [];
  for (const { user } of [ali, sara]) await addMember(group.id, user.id);
  for (const days of [1, 2]) {
    const startsAt = hoursFromNow(-24 * days);
    const seats = { groupId: group.id, creatorId: organiser.user.id, isPublic: !isPrivate };
    const game = await createGame({ ...seats, startsAt });
    for (const { user } of [ali, sara]) await addParticipant(game.id, user.id);
    games.push(game.id);
  }
  const [first = 0, second = 0] = games;
  const charge = (gameId: number, payee: Person, amount: number) =>
    chargeGame(organiser.actor, gameId, { basis: 'player', amount, payeeId: payee.user.id });
  const leave = async ({ user, actor }: Person) => {
    const where = { groupId: group.id, userId: user.id };
    const { id: memberId } = await db.groupMember.findFirstOrThrow({ where });
    await removeMember(actor, { groupId: group.id, memberId });
  };
  return { organiser, ali, sara, groupId: group.id, first, second, charge, leave };
}

const accountOf = async (groupId: number, { user }: Person) =>
  (await db.moneyAccount.findFirstOrThrow({ where: { groupId, userId: user.id } })).id;

const mineOf = async ({ actor }: Person, gameId: number) =>
  (await readGameMoney(actor, gameId)).mine;

describe('equal debts in both directions', () => {
  async function even() {
    const world = await season();
    await world.charge(world.first, world.ali, 500);
    await world.charge(world.second, world.sara, 500);
    const [debtorId, creditorId] = [
      await accountOf(world.groupId, world.ali),
      await accountOf(world.groupId, world.sara),
    ];
    const balances = async () =>
      (await readBook(world.organiser.actor, world.groupId)).balances.filter(
        ({ debtor, creditor }) =>
          [debtorId, creditorId].every((id) => [debtor.accountId, creditor.accountId].includes(id)),
      );
    return { ...world, pair: { debtorId, creditorId }, balances };
  }

  it.each(['ali', 'sara', 'organiser'] as const)(
    'are open in the book until %s sets them off',
    async (who) => {
      const { pair, balances, ali, sara, first, second, groupId, ...world } = await even();
      const by = { ...world, ali, sara }[who];
      expect(await balances()).toMatchObject([{ amount: 0, games: 2 }]);
      expect(await mineOf(sara, first)).toMatchObject({ left: 500, status: 'owes' });
      await settleUp(by.actor, groupId, pair);
      await settleUp(by.actor, groupId, pair);
      expect(await balances()).toEqual([]);
      expect(await mineOf(sara, first)).toMatchObject({ left: 0, status: 'paid' });
      expect(await mineOf(ali, second)).toMatchObject({ left: 0, status: 'paid' });
      const payments = await db.moneyEntry.count({ where: { groupId, kind: 'payment' } });
      expect(payments).toBe(2);
    },
  );

  it('need no reminder', async () => {
    const { pair, ali, groupId } = await even();
    await expect(remind(ali.actor, groupId, { ...pair, words: 'Hey' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

it('settling leaves no “said paid” of either side', async () => {
  const { organiser, ali, sara, groupId, first, second, charge } = await season();
  await charge(first, ali, 500);
  await charge(second, sara, 300);
  const [debtorId, creditorId] = [await accountOf(groupId, sara), await accountOf(groupId, ali)];
  await settleUp(sara.actor, groupId, { debtorId, creditorId });
  expect(await mineOf(sara, first)).toMatchObject({ status: 'said' });
  expect(await mineOf(ali, second), 'she speaks for herself').toMatchObject({ status: 'owes' });
  await markShare(ali.actor, { gameId: second, accountId: creditorId }, 'said');
  await settleUp(ali.actor, groupId, { debtorId, creditorId });
  const said = await db.gameDue.count({ where: { saidPaidAt: { not: null } } });
  expect(said).toBe(0);
  // A later share is owed, not said to be paid.
  await charge(first, ali, 900);
  await charge(second, sara, 900);
  expect(await mineOf(sara, first)).toMatchObject({ left: 400, status: 'owes' });
  expect(await mineOf(ali, second)).toMatchObject({ left: 600, status: 'owes' });
  expect(organiser.user.id).toBeGreaterThan(0);
});

it('what is paid for somebody who plays for free leaves them free, and the others with their shares', async () => {
  const { organiser, ali, sara, groupId, first, charge } = await season();
  await charge(first, organiser, 600);
  const accountId = await accountOf(groupId, sara);
  await markShare(organiser.actor, { gameId: first, accountId }, 'exempt');
  await markShare(organiser.actor, { gameId: first, accountId }, 'paid');
  expect(await mineOf(sara, first)).toMatchObject({ left: 0, status: 'exempt' });
  expect(await mineOf(ali, first)).toMatchObject({ left: 600, status: 'owes' });
  await charge(first, organiser, 700);
  expect(await mineOf(sara, first)).toMatchObject({ left: 0, status: 'exempt' });
});

it('settling is refused for two that are one, and not found for accounts of another book', async () => {
  const { organiser, ali, sara, groupId, first, charge } = await season();
  const other = await season();
  await charge(first, organiser, 500);
  await other.charge(other.first, other.organiser, 500);
  const known = await accountOf(groupId, sara);
  const [own, theirs] = [
    await accountOf(groupId, organiser),
    await accountOf(other.groupId, other.sara),
  ];
  expect(settleUpSchema.safeParse({ debtorId: known, creditorId: known }).success).toBe(false);
  for (const pair of [
    { debtorId: known, creditorId: 999_999_999 },
    { debtorId: 999_999_999, creditorId: known },
    { debtorId: known, creditorId: theirs },
  ]) {
    const missing = { code: 'not_found' };
    await expect(settleUp(organiser.actor, groupId, pair)).rejects.toMatchObject(missing);
    const reminder = remind(organiser.actor, groupId, { ...pair, words: 'Please' });
    await expect(reminder).rejects.toMatchObject(missing);
  }
  // Whoever is not involved learns of no account.
  const foreign = settleUp(ali.actor, groupId, { debtorId: known, creditorId: 999_999_999 });
  await expect(foreign).rejects.toMatchObject({ code: 'forbidden' });
  await settleUp(organiser.actor, groupId, { debtorId: known, creditorId: own });
});

describe.each([
  ['a public group', false],
  ['a private group', true],
])('who has left %s', (_which, isPrivate) => {
  it('keeps what they advanced: sees the total, settles it, and has the lines as a file', async () => {
    const { ali, sara, groupId, first, second, charge, leave } = await season(isPrivate);
    await charge(first, ali, 500);
    await charge(second, ali, 300);
    await leave(ali);
    const book = await readBook(ali.actor, groupId);
    const [creditorId, debtorId] = [await accountOf(groupId, ali), await accountOf(groupId, sara)];
    const hers = book.balances.find(({ debtor }) => debtor.accountId === debtorId);
    expect(hers).toMatchObject({
      amount: 800,
      games: 2,
      creditor: { isOwn: true, isMember: false },
    });
    expect(book.balances).toHaveLength(2);
    expect(await exportBook(ali.actor, groupId)).toContain('500');
    await settleUp(ali.actor, groupId, { debtorId, creditorId });
    await settleUp(ali.actor, groupId, { debtorId, creditorId });
    expect((await readBook(ali.actor, groupId)).balances).toHaveLength(1);
    const reminder = remind(ali.actor, groupId, { debtorId, creditorId, words: 'Pay' });
    await expect(reminder).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('keeps their debts, without where others want to be paid', async () => {
    const { ali, sara, organiser, groupId, first, charge, leave } = await season(isPrivate);
    await charge(first, ali, 500);
    await db.paymentHandle.create({ data: { userId: ali.user.id, handle: 'JazzCash 0300' } });
    await leave(sara);
    const book = await readBook(sara.actor, groupId);
    expect(book.balances).toMatchObject([{ amount: 500, debtor: { isOwn: true }, handle: null }]);
    const [debtorId, creditorId] = [await accountOf(groupId, sara), await accountOf(groupId, ali)];
    await settleUp(sara.actor, groupId, { debtorId, creditorId });
    expect((await readBook(sara.actor, groupId)).balances[0]?.saidPaid).toBe(true);
    const stranger = await createSignedIn();
    await expect(readBook(stranger.actor, groupId)).rejects.toMatchObject({
      code: isPrivate ? 'not_found' : 'forbidden',
    });
    expect(organiser.user.id).toBeGreaterThan(0);
  });
});

describe('a cost that was shared', () => {
  it('shows what comes back to who paid and did not come, and says that it should be shared again', async () => {
    const { organiser, ali, sara, groupId, first, charge } = await season();
    await charge(first, ali, 500);
    const accountId = await accountOf(groupId, sara);
    await markShare(organiser.actor, { gameId: first, accountId }, 'paid');
    const isOutdated = async (by: Person) =>
      (await readGameMoney(by.actor, first)).bill?.isOutdated;
    expect(await isOutdated(organiser)).toBe(false);
    const where = { gameId: first, userId: sara.user.id };
    await db.gameParticipant.updateMany({ where, data: { attendance: 'no_show' } });
    expect([await isOutdated(organiser), await isOutdated(ali)]).toEqual([true, false]);
    await charge(first, ali, 500);
    expect(await isOutdated(organiser)).toBe(false);
    expect(await mineOf(sara, first)).toMatchObject({ amount: 0, left: -500, status: 'paid' });
    const { shares } = await readGameMoney(ali.actor, first);
    expect(shares?.find((share) => share.accountId === accountId)).toMatchObject({ left: -500 });
    // Whoever gets the money back says so, or an organiser.
    const paidBack = (by: Person) => markShare(by.actor, { gameId: first, accountId }, 'paid');
    await expect(paidBack(ali)).rejects.toMatchObject({ code: 'forbidden' });
    await paidBack(sara);
    expect(await mineOf(sara, first)).toBeNull();
    expect((await readBook(sara.actor, groupId)).balances).toEqual([]);
  });

  it('shows what somebody who advanced it before has to give back', async () => {
    const { organiser, ali, sara, groupId, first, charge } = await season();
    await charge(first, ali, 500);
    const accountId = await accountOf(groupId, sara);
    await markShare(organiser.actor, { gameId: first, accountId }, 'paid');
    await charge(first, organiser, 500);
    const refund = { amount: 500, debtor: { id: ali.user.id }, creditor: { id: sara.user.id } };
    for (const { actor } of [organiser, ali, sara]) {
      expect((await readGameMoney(actor, first)).refunds).toMatchObject([refund]);
    }
    expect(await mineOf(sara, first)).toMatchObject({ left: 500, status: 'owes' });
  });

  it.each(['guests', 'exempt'] as const)('says so after a change of %s too', async (what) => {
    const { organiser, ali, sara, groupId, first, charge } = await season();
    await charge(first, ali, 500);
    const where = { gameId: first, userId: sara.user.id };
    const accountId = await accountOf(groupId, sara);
    if (what === 'guests') await db.gameParticipant.updateMany({ where, data: { guests: 1 } });
    else await db.gameDue.create({ data: { gameId: first, accountId, isExempt: true } });
    expect((await readGameMoney(organiser.actor, first)).bill?.isOutdated).toBe(true);
  });
});
