import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { removeMember } from '@/lib/invites/service/leave-group';
import { SHARE_MARKS } from '@/lib/money/constants';
import { chargeGame, markShare } from '@/lib/money/service/charge-game';
import { exportBook, readBook, readGameMoney } from '@/lib/money/service/read-book';
import { remind, saveHandle, settleUp } from '@/lib/money/service/settle-up';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

/** An organiser who created the group, and three members with seats in a past game; the first brought two guests. */
async function season(games = 1) {
  const organiser = await createSignedIn();
  const group = await createGroup({ creatorId: organiser.user.id });
  const players: [Person, Person, Person] = await createPeople(3);
  for (const { user } of players) await addMember(group.id, user.id);
  const gameIds: number[] = [];
  for (let at = 0; at < games; at += 1) {
    const startsAt = hoursFromNow(-24 * (at + 1));
    const game = await createGame({
      groupId: group.id,
      creatorId: organiser.user.id,
      startsAt,
      guestsMax: 2,
    });
    for (const [index, { user }] of players.entries()) {
      await addParticipant(game.id, user.id, { guests: index === 0 ? 2 : 0 });
    }
    gameIds.push(game.id);
  }
  return { organiser, players, groupId: group.id, gameId: gameIds[0] ?? 0, gameIds };
}

const court = (payee: Person, amount = 5_000) =>
  ({ basis: 'court', amount, payeeId: payee.user.id }) as const;

const entriesOf = (groupId: number) => db.moneyEntry.findMany({ where: { groupId } });

async function shareOf(organiser: Person, gameId: number, player: Person) {
  const { shares } = await readGameMoney(organiser.actor, gameId);
  const found = shares?.find(({ user }) => user.id === player.user.id);
  if (!found) throw new Error('The player has a share');
  return found;
}

describe('the cost of a game', () => {
  it('is shared among those who came, each for their guests', async () => {
    const { organiser, players, gameId } = await season();
    const [ali, sara, omar] = players;
    await db.gameParticipant.updateMany({
      where: { gameId, userId: omar.user.id },
      data: { attendance: 'no_show' },
    });
    const inLine = { status: 'waitlisted', waitlistedAt: new Date() } as const;
    const waiting = await createSignedIn();
    await addParticipant(gameId, waiting.user.id, inLine);
    await chargeGame(organiser.actor, gameId, court(organiser));
    const money = await readGameMoney(organiser.actor, gameId);
    expect(money.payees?.map(({ id }) => id)).not.toContain(waiting.user.id);
    expect(money.bill).toMatchObject({ perHead: 1_000, heads: 5, over: 0 });
    expect((await shareOf(organiser, gameId, ali)).amount).toBe(3_000);
    expect((await shareOf(organiser, gameId, sara)).amount).toBe(1_000);
    expect(money.shares).toHaveLength(2);
    const own = await readGameMoney(sara.actor, gameId);
    expect(own).toMatchObject({
      mine: { left: 1_000, status: 'owes' },
      shares: null,
      payees: null,
    });
  });

  it('is charged once by organisers who press at the same time', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const cost = court(organiser);
    await Promise.all(Array.from({ length: 8 }, () => chargeGame(organiser.actor, gameId, cost)));
    expect(await entriesOf(groupId)).toHaveLength(3);
    const { accountId } = await shareOf(organiser, gameId, players[0]);
    const pay = () => markShare(organiser.actor, { gameId, accountId }, 'paid');
    await Promise.all(Array.from({ length: 8 }, pay));
    expect(await entriesOf(groupId)).toHaveLength(4);
    const pair = { debtorId: accountId, creditorId: 0 };
    const { balances } = await readBook(organiser.actor, groupId);
    pair.creditorId = balances[0]?.creditor.accountId ?? 0;
    pair.debtorId = balances[0]?.debtor.accountId ?? 0;
    await Promise.all(Array.from({ length: 8 }, () => settleUp(organiser.actor, groupId, pair)));
    expect(await entriesOf(groupId)).toHaveLength(5);
  });

  it('is corrected by reversing entries, and what was paid stays paid', async () => {
    const { organiser, players, groupId, gameId } = await season();
    await chargeGame(organiser.actor, gameId, court(organiser));
    const { accountId, amount } = await shareOf(organiser, gameId, players[1]);
    await markShare(organiser.actor, { gameId, accountId }, 'paid');
    await chargeGame(organiser.actor, gameId, court(organiser, 6_000));
    const after = await shareOf(organiser, gameId, players[1]);
    expect(after).toMatchObject({ amount: 1_000, left: 1_000 - amount, status: 'owes' });
    const entries = await entriesOf(groupId);
    expect(entries.filter(({ reversesId }) => reversesId !== null)).toHaveLength(3);
    await markShare(organiser.actor, { gameId, accountId }, 'owes');
    expect((await shareOf(organiser, gameId, players[1])).left).toBe(1_000);
  });

  it('is not shared where nobody came, of a cancelled game, or in a game of two', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const refused = (message: RegExp) =>
      expect(chargeGame(organiser.actor, gameId, court(organiser))).rejects.toMatchObject({
        message: expect.stringMatching(message),
      });
    await db.gameParticipant.updateMany({ where: { gameId }, data: { attendance: 'no_show' } });
    await refused(/Nobody is left/);
    await db.game.update({
      where: { id: gameId },
      data: { status: 'cancelled', cancelReason: 'Rain' },
    });
    await refused(/was cancelled/);
    const [pairLo, pairHi] = [organiser.user.id, players[0].user.id];
    await db.group.update({
      where: { id: groupId },
      data: { pairLo, pairHi, visibility: 'private' },
    });
    await refused(/game of two/);
    expect(await entriesOf(groupId)).toEqual([]);
  });

  it('waits for the start, and is refused to others and for a stranger as payee', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const stranger = await createSignedIn();
    const ahead = await createGame({ groupId, creatorId: organiser.user.id });
    const code = (code: string) => ({ code });
    const by = ({ actor }: Person, id: number, payee = organiser) =>
      chargeGame(actor, id, court(payee));
    await expect(by(organiser, ahead.id)).rejects.toMatchObject(code('conflict'));
    await expect(by(players[0], gameId)).rejects.toMatchObject(code('forbidden'));
    await expect(by(organiser, gameId, stranger)).rejects.toMatchObject(code('invalid'));
    await expect(readGameMoney(stranger.actor, gameId)).rejects.toMatchObject(code('forbidden'));
    await expect(readBook(stranger.actor, groupId)).rejects.toMatchObject(code('forbidden'));
  });
});

describe('a player', () => {
  it('sees only their own balances, over all games, and settles them up', async () => {
    const { organiser, players, groupId, gameIds } = await season(3);
    const [ali, sara] = players;
    for (const id of gameIds) await chargeGame(organiser.actor, id, court(organiser, 2_400));
    const own = await readBook(sara.actor, groupId);
    expect(own.balances).toMatchObject([{ amount: 1_200, games: 3, debtor: { isOwn: true } }]);
    expect((await readBook(organiser.actor, groupId)).balances).toHaveLength(3);
    const [pair] = own.balances;
    if (!pair) throw new Error('A balance');
    const two = { debtorId: pair.debtor.accountId, creditorId: pair.creditor.accountId };
    await expect(settleUp(ali.actor, groupId, two)).rejects.toMatchObject({ code: 'forbidden' });
    await settleUp(sara.actor, groupId, two);
    expect((await readBook(sara.actor, groupId)).balances).toMatchObject([{ saidPaid: true }]);
    await settleUp(organiser.actor, groupId, two);
    expect((await readBook(sara.actor, groupId)).balances).toEqual([]);
    expect(await shareOf(organiser, gameIds[2] ?? 0, sara)).toMatchObject({ status: 'paid' });
    const [all, mine] = [
      await exportBook(organiser.actor, groupId),
      await exportBook(sara.actor, groupId),
    ];
    // The header, nine shares and three payments; three of each are hers.
    expect(all.trim().split('\r\n')).toHaveLength(13);
    expect(mine.trim().split('\r\n')).toHaveLength(7);
  });

  it('who leaves keeps the debt, and the book outlives a deleted account', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const [ali, sara] = players;
    await chargeGame(organiser.actor, gameId, court(organiser));
    const { id: memberId } = await db.groupMember.findFirstOrThrow({
      where: { groupId, userId: ali.user.id },
    });
    await removeMember(ali.actor, { groupId, memberId });
    const due = new Date(Date.now() - 1_000);
    const data = { deletionRequestedAt: due, deletionDueAt: due };
    await db.user.update({ where: { id: sara.user.id }, data });
    await deleteDueAccount(sara.user.id);
    const { balances } = await readBook(organiser.actor, groupId);
    expect(balances.map(({ debtor }) => [debtor.name, debtor.isMember])).toEqual([
      [ali.user.name, false],
      ['Deleted user', false],
      [players[2].user.name, true],
    ]);
  });
});

describe('a reminder', () => {
  beforeAll(() => addAllTexts());

  it('goes out once a day, with where to pay', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const [ali, sara] = players;
    await saveHandle(ali.actor, 'JazzCash 0300 1234567');
    expect((await readBook(ali.actor, groupId)).ownHandle).toBe('JazzCash 0300 1234567');
    expect((await readBook(sara.actor, groupId)).ownHandle).toBeNull();
    await chargeGame(organiser.actor, gameId, court(ali));
    const { accountId } = await shareOf(organiser, gameId, sara);
    const [pair] = (await readBook(sara.actor, groupId)).balances;
    const asked = {
      debtorId: accountId,
      creditorId: pair?.creditor.accountId ?? 0,
      words: 'The court wants its money.',
    };
    await expect(remind(sara.actor, groupId, asked)).rejects.toMatchObject({ code: 'forbidden' });
    const twice = await Promise.allSettled([
      remind(organiser.actor, groupId, asked),
      remind(ali.actor, groupId, asked),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const notified = await db.notification.findMany({
      where: { userId: sara.user.id, type: 'money_reminder' },
    });
    expect(notified).toHaveLength(1);
    expect(notified[0]?.title).toContain('840');
    expect(notified[0]?.message).toContain('The court wants its money.');
    expect(notified[0]?.message).toContain('0300 1234567');
    const told = async () => {
      const { message, said } = await db.notification.findUniqueOrThrow({
        where: { id: notified[0]?.id ?? 0n },
      });
      return message + JSON.stringify(said);
    };
    await saveHandle(ali.actor, 'Easypaisa 0345 7654321');
    expect(await told()).toContain('0345 7654321');
    expect(await told()).not.toContain('1234567');
    await saveHandle(ali.actor, null);
    expect(await told()).not.toMatch(/7654321|null\)/);
    expect(await told()).toContain('The court wants its money.');
  });

  it('does not cross a block, and neither does where to pay', async () => {
    const { organiser, players, groupId, gameId } = await season();
    const [ali, sara] = players;
    await saveHandle(ali.actor, 'JazzCash 0300 1234567');
    await chargeGame(organiser.actor, gameId, court(ali));
    const handle = async (by: Person) => (await readGameMoney(by.actor, gameId)).bill?.handle;
    expect(await handle(sara)).toBe('JazzCash 0300 1234567');
    const [pair] = (await readBook(sara.actor, groupId)).balances;
    await createBlock(sara.user.id, ali.user.id);
    expect(await handle(sara)).toBeNull();
    const asked = {
      debtorId: pair?.debtor.accountId ?? 0,
      creditorId: pair?.creditor.accountId ?? 0,
      words: 'Please',
    };
    for (const { actor } of [ali, organiser]) {
      await expect(remind(actor, groupId, asked)).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});

it('the book agrees with the games through a hundred random operations', async () => {
  const { organiser, players, groupId, gameIds } = await season(2);
  let state = 7;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let at = 0; at < 100; at += 1) {
    const gameId = gameIds[draw(2)] ?? 0;
    const payee = [organiser, ...players][draw(4)] ?? organiser;
    const { shares } = await readGameMoney(organiser.actor, gameId);
    const share = shares?.[draw(shares.length)];
    if (!share || draw(4) === 0) {
      await chargeGame(organiser.actor, gameId, court(payee, 1 + draw(9_000)));
    } else {
      const mark = SHARE_MARKS[draw(SHARE_MARKS.length)] ?? 'owes';
      const key = { gameId, accountId: share.accountId };
      // Only the player marks 'said', and a game needs a payer.
      await markShare(organiser.actor, key, mark).catch((error: unknown) => {
        expect(['forbidden', 'conflict']).toContain((error as { code?: string }).code);
      });
    }
  }
  const entries = await entriesOf(groupId);
  expect(entries.length).toBeGreaterThan(100);
  const { balances } = await readBook(organiser.actor, groupId);
  const nets = (rows: { debtorId: number; creditorId: number; amount: number }[]) => {
    const sums = new Map<number, number>();
    for (const { debtorId, creditorId, amount } of rows) {
      sums.set(debtorId, (sums.get(debtorId) ?? 0) - amount);
      sums.set(creditorId, (sums.get(creditorId) ?? 0) + amount);
    }
    return [...sums].filter(([, sum]) => sum !== 0).toSorted(([a], [b]) => a - b);
  };
  const shown = balances.map(({ debtor, creditor, amount }) => ({
    debtorId: debtor.accountId,
    creditorId: creditor.accountId,
    amount,
  }));
  expect(nets(shown)).toEqual(nets(entries));
});
