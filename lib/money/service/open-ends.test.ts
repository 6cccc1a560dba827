import { describe, expect, it, vi } from 'vitest';
import { SHARE_MARKS } from '@/lib/money/constants';
import { settleUpSchema } from '@/lib/money/schema';
import { markShare } from '@/lib/money/service/charge-game';
import { exportBook, readBook, readGameMoney } from '@/lib/money/service/read-book';
import { remind, saveHandle, settleUp } from '@/lib/money/service/settle-up';
import { db } from '@/lib/platform/db/client';
import { addParticipant } from '@/tests/factories/games';
import { addMember } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { accountOf, createSeason, type Player } from '@/tests/factories/money';
import { createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

const mineOf = async ({ actor }: Player, gameId: number) =>
  (await readGameMoney(actor, gameId)).mine;

describe('equal debts in both directions', () => {
  async function even() {
    const world = await createSeason();
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
  const { organiser, ali, sara, groupId, first, second, charge } = await createSeason();
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
  // A later share is owed, not claimed as paid.
  await charge(first, ali, 900);
  await charge(second, sara, 900);
  expect(await mineOf(sara, first)).toMatchObject({ left: 400, status: 'owes' });
  expect(await mineOf(ali, second)).toMatchObject({ left: 600, status: 'owes' });
  expect(organiser.user.id).toBeGreaterThan(0);
});

it('what is paid for somebody who plays for free leaves them free, and the others with their shares', async () => {
  const { organiser, ali, sara, groupId, first, charge } = await createSeason();
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
  const { organiser, ali, sara, groupId, first, charge } = await createSeason();
  const other = await createSeason();
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
  // Uninvolved people cannot find out accounts.
  const foreign = settleUp(ali.actor, groupId, { debtorId: known, creditorId: 999_999_999 });
  await expect(foreign).rejects.toMatchObject({ code: 'forbidden' });
  await settleUp(organiser.actor, groupId, { debtorId: known, creditorId: own });
});

describe.each([
  ['a public group', false],
  ['a private group', true],
])('who has left %s', (_which, isPrivate) => {
  it('keeps what they advanced: sees the total, settles it, and has the lines as a file', async () => {
    const { ali, sara, groupId, first, second, charge, leave } = await createSeason(isPrivate);
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
    const { ali, sara, organiser, groupId, first, charge, leave } = await createSeason(isPrivate);
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
    const { organiser, ali, sara, groupId, first, charge } = await createSeason();
    await charge(first, ali, 500);
    const accountId = await accountOf(groupId, sara);
    await markShare(organiser.actor, { gameId: first, accountId }, 'paid');
    const isOutdated = async (by: Player) =>
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
    // A refund is marked by its recipient, or an organiser.
    const paidBack = (by: Player) => markShare(by.actor, { gameId: first, accountId }, 'paid');
    await expect(paidBack(ali)).rejects.toMatchObject({ code: 'forbidden' });
    await paidBack(sara);
    expect(await mineOf(sara, first)).toBeNull();
    expect((await readBook(sara.actor, groupId)).balances).toEqual([]);
  });

  it('shows what somebody who advanced it before has to give back', async () => {
    const { organiser, ali, sara, groupId, first, charge } = await createSeason();
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
    const { organiser, ali, sara, groupId, first, charge } = await createSeason();
    await charge(first, ali, 500);
    const where = { gameId: first, userId: sara.user.id };
    const accountId = await accountOf(groupId, sara);
    if (what === 'guests') await db.gameParticipant.updateMany({ where, data: { guests: 1 } });
    else await db.gameDue.create({ data: { gameId: first, accountId, isExempt: true } });
    expect((await readGameMoney(organiser.actor, first)).bill?.isOutdated).toBe(true);
  });
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

it('a share is marked by whom it concerns, and is then what they said', async () => {
  const { organiser, ali, sara, groupId, first, charge } = await createSeason();
  const other = await createSignedIn();
  await addMember(groupId, other.user.id);
  await charge(first, ali, 500);
  const accountId = await accountOf(groupId, sara);
  const mark = (by: Player, as: (typeof SHARE_MARKS)[number]) =>
    refusal(markShare(by.actor, { gameId: first, accountId }, as));
  const done: Record<string, string[]> = {};
  for (const [who, by] of Object.entries({ organiser, ali, sara, other })) {
    done[who] = [];
    for (const as of SHARE_MARKS) {
      const outcome = await mark(by, as);
      expect(['done', 'forbidden']).toContain(outcome);
      if (outcome === 'done') done[who].push(as);
      if (outcome === 'forbidden') continue;
      const left = as === 'owes' || as === 'said' ? 500 : 0;
      const amount = as === 'exempt' ? 0 : 500;
      expect(await mineOf(sara, first), as).toMatchObject({ amount, left, status: as });
      await mark(organiser, 'owes');
      expect(await mineOf(sara, first)).toMatchObject({ amount: 500, left: 500, status: 'owes' });
    }
  }
  expect(done).toEqual({
    organiser: ['owes', 'paid', 'exempt'],
    ali: ['owes', 'paid'],
    sara: ['said'],
    other: [],
  });
  // A paid share needs no claim, and a claim changes nothing.
  await mark(ali, 'paid');
  await mark(sara, 'said');
  expect(await mineOf(sara, first)).toMatchObject({ left: 0, status: 'paid' });
  const where = { gameId: first, accountId, saidPaidAt: { not: null } };
  expect(await db.gameDue.count({ where })).toBe(0);
});

it('nothing is marked without a bill, without a share, for the payee, or in another game', async () => {
  const { organiser, ali, sara, groupId, first, second, charge } = await createSeason();
  const mark = async (gameId: number, who: Player) => {
    const accountId = await accountOf(groupId, who);
    return refusal(markShare(organiser.actor, { gameId, accountId }, 'paid'));
  };
  await charge(first, ali, 500);
  expect(await mark(second, sara)).toBe('conflict');
  expect(await mark(first, ali)).toBe('not_found');
  const missed = { gameId: second, userId: sara.user.id };
  await db.gameParticipant.updateMany({ where: missed, data: { status: 'out' } });
  await charge(second, ali, 500);
  expect(await mark(second, sara)).toBe('not_found');
  expect(await mark(second, organiser)).toBe('done');
  expect(await mark(first, sara)).toBe('done');
  const theirs = { gameId: first, accountId: 2_147_483_647 };
  expect(await refusal(markShare(organiser.actor, theirs, 'paid'))).toBe('not_found');
  expect(await mineOf(organiser, first)).toMatchObject({ left: 500 });
});

it('who came is who pays: seats, guests and named guests of this game, unless they have a seat of their own', async () => {
  const { organiser, ali, sara, first, second, charge } = await createSeason();
  const seat = (status: 'out' | 'waitlisted') => ({
    status,
    waitlistedAt: status === 'waitlisted' ? new Date() : null,
  });
  for (const status of ['out', 'waitlisted'] as const) {
    await addParticipant(first, (await createSignedIn()).user.id, seat(status));
  }
  const where = { gameId: first, userId: ali.user.id };
  await db.gameParticipant.updateMany({ where, data: { guests: 2, attendance: 'attended' } });
  const named = { name: 'Uncle', addedById: sara.user.id };
  await db.gameGuest.create({ data: { ...named, gameId: first } });
  await db.gameGuest.create({ data: { ...named, name: 'Aunt', gameId: second } });
  const claimed = { claimedAt: new Date() };
  await db.gameGuest.create({ data: { ...named, name: 'Cousin', gameId: first, ...claimed } });
  await charge(first, organiser, 100);
  const { bill, shares, payees } = await readGameMoney(organiser.actor, first);
  expect(bill).toMatchObject({ basis: 'player', amount: 100, perHead: 100, heads: 6, over: 0 });
  const amounts = Object.fromEntries(shares?.map(({ user, amount }) => [user.id, amount]) ?? []);
  expect(amounts).toEqual({ [ali.user.id]: 300, [sara.user.id]: 200 });
  const names = [organiser, ali, sara].map(({ user }) => user.name ?? '').toSorted();
  expect(payees?.map(({ name }) => name)).toEqual(names);
  await createBlock(ali.user.id, organiser.user.id);
  const left = (await readGameMoney(organiser.actor, first)).payees?.map(({ id }) => id);
  expect(left).not.toContain(ali.user.id);
});

it('a reminder goes from people of the group to who owes, once a day in each group', async () => {
  const { organiser, ali, sara, groupId, first, charge, leave } = await createSeason();
  const [other, elsewhere] = [await createSignedIn(), await createSeason()];
  await addMember(groupId, other.user.id);
  await saveHandle(ali.actor, 'JazzCash');
  await charge(first, ali, 500);
  const [debtorId, creditorId] = [await accountOf(groupId, sara), await accountOf(groupId, ali)];
  const asked = { debtorId, creditorId, words: 'Please' };
  const backwards = { ...asked, debtorId: creditorId, creditorId: debtorId };
  expect(await refusal(remind(other.actor, groupId, asked))).toBe('forbidden');
  expect(await refusal(remind(sara.actor, groupId, asked))).toBe('forbidden');
  expect(await refusal(remind(ali.actor, groupId, backwards))).toBe('conflict');
  expect(await refusal(remind(organiser.actor, groupId, asked))).toBe('done');
  expect(await refusal(remind(ali.actor, groupId, asked))).toBe('conflict');
  const notified = async () =>
    (
      await db.notification.findMany({ where: { userId: sara.user.id, type: 'money_reminder' } })
    ).map(({ actorId, message, data }) => [actorId, message, data]);
  const words = `${organiser.user.name}: Please (JazzCash)`;
  expect(await notified()).toEqual([[organiser.user.id, words, { groupId, named: [ali.user.id] }]]);
  // Each group has its own ledger; and former members do not get payment details.
  await elsewhere.charge(elsewhere.first, elsewhere.ali, 500);
  const pair = {
    debtorId: await accountOf(elsewhere.groupId, elsewhere.sara),
    creditorId: await accountOf(elsewhere.groupId, elsewhere.ali),
  };
  await saveHandle(elsewhere.ali.actor, 'Easypaisa');
  await elsewhere.leave(elsewhere.sara);
  await remind(elsewhere.ali.actor, elsewhere.groupId, { ...pair, words: 'Hello' });
  const { message } = await db.notification.findFirstOrThrow({
    where: { userId: elsewhere.sara.user.id, type: 'money_reminder' },
  });
  expect(message).toBe(`${elsewhere.ali.user.name}: Hello`);
  await settleUp(ali.actor, groupId, { debtorId, creditorId });
  expect(await refusal(remind(ali.actor, groupId, asked))).toBe('conflict');
  await leave(ali);
  expect(await refusal(remind(ali.actor, groupId, asked))).toBe('forbidden');
});
