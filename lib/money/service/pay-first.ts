import { payTime } from '@/lib/games/policy';
import { listAsked } from '@/lib/games/service/pay-first';
import { withPlaces } from '@/lib/groups/service/join-group';
import type { ShareMark } from '@/lib/money/constants';
import {
  findAbsent,
  findAccountIds,
  findAccounts,
  findTerms,
} from '@/lib/money/repository/accounts';
import {
  findBill,
  findDues,
  findEntriesInForce,
  insertEntries,
  upsertDues,
} from '@/lib/money/repository/entries';
import { texts } from '@/lib/money/server-texts';
import { charge, type EntryInForce, partiesOf } from '@/lib/money/service/compute-shares';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

// Payments before a game. The ledger counts a seat from the tick on: its share and its payment.

/** A row of games; any that has these columns. */
export type PaidGame = NonNullable<Awaited<ReturnType<typeof findTerms>>>;

export const isAhead = ({ status, startsAt }: Pick<PaidGame, 'status' | 'startsAt'>) =>
  status === 'upcoming' && startsAt > new Date();

/** What the holders of seats that are paid first have to pay, by account, and until when; nobody once the game has begun. */
export async function findAskedAccounts(game: PaidGame, tx?: Tx) {
  const { groupId, costPerPlayer } = game;
  const seats = game.payByHours !== null && isAhead(game) ? await listAsked(game, tx) : [];
  const ids = seats.map(({ playerId }) => playerId);
  const accounts = await findAccountIds(groupId, ids, tx);
  return new Map(
    seats.map(({ playerId, heads, until }) => [
      accounts.get(playerId) ?? 0,
      { amount: heads * (costPerPlayer ?? 0), until: until.toISOString() },
    ]),
  );
}

/** Before anybody has paid there is no row. */
export async function findFirstBill(game: PaidGame, tx?: Tx) {
  const { payToId, costPerPlayer, groupId } = game;
  if (payToId === null || costPerPlayer === null || !isAhead(game) || !payTime(game)) return null;
  const payeeId = (await findAccountIds(groupId, [payToId], tx)).get(payToId);
  if (payeeId === undefined) return null;
  const terms = { basis: 'player' as const, amount: costPerPlayer, perHead: costPerPlayer };
  return { ...terms, heads: game.goingCount, payeeId };
}

/**
 * Notes that a seat is said to be paid; a tick says so, too, and no digits are needed any more.
 * @throws AppError conflict (no seat, or nothing to pay for it)
 */
export async function noteSaid(
  tx: Tx,
  game: PaidGame,
  accountId: number,
  digits: string | null,
): Promise<void> {
  if (!(await findAskedAccounts(game, tx)).has(accountId)) {
    throw new AppError('conflict', say(texts, 'nothingToPay'));
  }
  await upsertDues([{ gameId: game.id, accountId }], { saidPaidAt: new Date(), digits }, tx);
}

/** A regular says so, by the personal link. @throws AppError conflict (nothing to pay, begun) */
export async function sayPaidAsRegular(
  { id: regularId, groupId }: { id: number; groupId: number },
  gameId: number,
  digits: string | null,
): Promise<void> {
  await withPlaces(groupId, async (tx) => {
    const terms = await findTerms(gameId, tx);
    const accountId = (await findAccountIds(groupId, [-regularId], tx)).get(-regularId) ?? 0;
    if (terms) await noteSaid(tx, terms, accountId, digits);
  });
}

/** What a regular has to pay for a seat before a game; null when nothing. */
export async function readFirstOf(
  { id: regularId, groupId }: { id: number; groupId: number },
  gameId: number,
) {
  const terms = await findTerms(gameId);
  const accountId = (await findAccountIds(groupId, [-regularId])).get(-regularId);
  if (!terms || accountId === undefined) return null;
  const asked = (await findAskedAccounts(terms)).get(accountId);
  const bill = (await findBill(gameId)) ?? (await findFirstBill(terms));
  if (!asked || !bill) return null;
  const due = (await findDues([gameId])).find((row) => row.accountId === accountId);
  const isPaid = hasPaid(await findEntriesInForce(gameId), accountId);
  const state: ShareMark = isPaid ? 'paid' : due?.saidPaidAt ? 'said' : 'owes';
  // By the link nobody is the viewer, from whom the payee could be hidden.
  const [payee] = await findAccounts({ groupId, ids: [bill.payeeId], viewerId: 0 });
  return { ...asked, state, handle: payee?.handle ?? null };
}

const hasPaid = (inForce: readonly EntryInForce[], accountId: number) =>
  inForce.some(({ kind, creditorId }) => kind === 'payment' && creditorId === accountId);

/**
 * Whose share stays although they do not play: those who paid before the game and did not come, or left after the time to pay and
 * nobody took the seat. Of several such seats the one given up first is the first to be taken.
 */
export async function findKept(
  gameId: number,
  groupId: number,
  { inForce, perHead }: { inForce: readonly EntryInForce[]; perHead: number },
  tx?: Tx,
): Promise<Set<number>> {
  const absent = await findAbsent(gameId, tx);
  const ids = absent.map(({ playerId }) => playerId);
  const accounts = await findAccountIds(groupId, ids, tx);
  let free = absent[0]?.free ?? 0;
  const kept = absent.flatMap(({ playerId, leftAt }) => {
    const accountId = accounts.get(playerId) ?? 0;
    const share = inForce.find((own) => own.kind === 'share' && own.debtorId === accountId);
    if (!share || !hasPaid(inForce, accountId)) return [];
    if (leftAt !== null) free -= Math.round(share.amount / perHead);
    return leftAt === null || free >= 0 ? accountId : [];
  });
  return new Set(kept);
}

/**
 * The shares of those who have paid before a game, under the group's lock. A seat that was given up in time, or that somebody took
 * since, costs nothing, and the payment comes back. @param ticked who has paid just now
 */
export async function countPaid(
  tx: Tx,
  game: PaidGame,
  payeeId: number,
  ticked?: number,
): Promise<EntryInForce[]> {
  const { id: gameId, groupId, costPerPlayer } = game;
  const inForce = await findEntriesInForce(gameId, tx);
  const isOff = game.status === 'cancelled';
  // Guests by name are shared after the game.
  const came = isOff ? [] : await listAsked(game, tx);
  const ids = came.map(({ playerId }) => playerId);
  const parties = partiesOf(came, await findAccountIds(groupId, ids, tx), []).filter(
    ({ accountId }) => accountId === ticked || hasPaid(inForce, accountId),
  );
  const perHead = costPerPlayer ?? 0;
  const kept = isOff ? undefined : await findKept(gameId, groupId, { inForce, perHead }, tx);
  const entries = charge(inForce, { gameId, payeeId, perHead, parties, kept });
  await insertEntries(groupId, payeeId, entries, tx);
  return entries.length === 0 ? inForce : findEntriesInForce(gameId, tx);
}

/** The job after seats changed. Once the game has begun, an organiser shares the cost. Idempotent. */
export async function recountPaid(gameId: number): Promise<void> {
  const { groupId } = (await findTerms(gameId)) ?? {};
  if (groupId === undefined) return;
  await withPlaces(groupId, async (tx) => {
    const [terms, bill] = [await findTerms(gameId, tx), await findBill(gameId, tx)];
    if (!terms || !bill || (terms.status !== 'cancelled' && !isAhead(terms))) return;
    await countPaid(tx, terms, bill.payeeId);
  });
}
