import { type BillBasis, shareRoundedTo } from '@/lib/money/constants';

// The arithmetic of the ledger, without the database. An entry moves an amount from one person to another, so no entry can make
// the sum of a group differ from zero. People are ids of accounts.

export interface NewEntry {
  gameId: number;
  kind: 'share' | 'payment';
  debtorId: number;
  creditorId: number;
  amount: number;
  reversesId: number | null;
}

/** An entry that is neither reversed nor a reversal. */
export type EntryInForce = Omit<NewEntry, 'reversesId'> & { id: number };

/** A player with the guests that they pay for. */
export interface Party {
  accountId: number;
  heads: number;
}

interface Split {
  perHead: number;
  heads: number;
  /** The surplus from rounding, which the payee gets. */
  over: number;
}

/** The amount per head; null without heads. */
export function splitBill(
  { basis, amount, currency }: { basis: BillBasis; amount: number; currency: string },
  parties: readonly Party[],
): Split | null {
  const heads = parties.reduce((sum, party) => sum + party.heads, 0);
  if (heads === 0) return null;
  if (basis === 'player') return { perHead: amount, heads, over: 0 };
  const step = shareRoundedTo(currency);
  const perHead = Math.ceil(amount / heads / step) * step;
  return { perHead, heads, over: perHead * heads - amount };
}

/**
 * The parties who pay for a game: players who are not exempt. A player without an account must not match another without one,
 * nor any account: these have whole numbers.
 */
export function partiesOf(
  came: readonly { playerId: number; heads: number }[],
  accounts: ReadonlyMap<number, number>,
  dues: readonly { accountId: number; isExempt: boolean }[],
): Party[] {
  const exempt = new Set(dues.filter(({ isExempt }) => isExempt).map(({ accountId }) => accountId));
  return came
    .map(({ playerId, heads }) => ({ accountId: accounts.get(playerId) ?? playerId + 0.5, heads }))
    .filter(({ accountId }) => !exempt.has(accountId));
}

export const reverse = ({ id, ...entry }: EntryInForce): NewEntry => ({
  ...entry,
  debtorId: entry.creditorId,
  creditorId: entry.debtorId,
  reversesId: id,
});

interface Charge {
  gameId: number;
  payeeId: number;
  perHead: number;
  parties: readonly Party[];
  /** Whose shares stay as they are. */
  kept?: ReadonlySet<number>;
}

/** Adjusts the shares of a game. Correct ones remain, so charging twice charges once. */
export function charge(
  inForce: readonly EntryInForce[],
  { gameId, payeeId: creditorId, perHead, parties, kept }: Charge,
): NewEntry[] {
  const wanted = new Map(
    parties
      .filter(({ accountId }) => accountId !== creditorId)
      .map(({ accountId, heads }) => [accountId, perHead * heads]),
  );
  const reversals: NewEntry[] = [];
  for (const entry of inForce.filter(({ kind }) => kind === 'share')) {
    if (entry.creditorId === creditorId && wanted.get(entry.debtorId) === entry.amount)
      wanted.delete(entry.debtorId);
    else if (!kept?.has(entry.debtorId)) reversals.push(reverse(entry));
  }
  const shares = [...wanted].map(([debtorId, amount]) => ({
    gameId,
    kind: 'share' as const,
    debtorId,
    creditorId,
    amount,
    reversesId: null,
  }));
  return [...reversals, ...shares];
}

/** The debt of `debtorId` to `creditorId`; negative in the other direction. */
export function owed(
  entries: readonly Pick<NewEntry, 'debtorId' | 'creditorId' | 'amount'>[],
  debtorId: number,
  creditorId: number,
): number {
  return entries.reduce((sum, entry) => {
    if (entry.debtorId === debtorId && entry.creditorId === creditorId) return sum + entry.amount;
    const isBack = entry.debtorId === creditorId && entry.creditorId === debtorId;
    return isBack ? sum - entry.amount : sum;
  }, 0);
}

/** An open amount between two people for one game. */
export interface OpenItem {
  gameId: number;
  debtorId: number;
  creditorId: number;
  amount: number;
}

/** The open amounts for a game between each two people, from the debtor. */
export function openOf(inForce: readonly EntryInForce[]): OpenItem[] {
  const pairs = new Map<string, EntryInForce>();
  for (const entry of inForce) {
    const { debtorId, creditorId } = entry;
    const key = `${Math.min(debtorId, creditorId)}:${Math.max(debtorId, creditorId)}`;
    pairs.set(key, pairs.get(key) ?? entry);
  }
  return [...pairs.values()].flatMap(({ gameId, debtorId: a, creditorId: b }) => {
    const amount = owed(inForce, a, b);
    if (amount === 0) return [];
    const [debtorId, creditorId] = amount > 0 ? [a, b] : [b, a];
    return [{ gameId, debtorId, creditorId, amount: Math.abs(amount) }];
  });
}

/** Enters payments of the open amounts; settling twice settles once. */
export function settle(items: readonly OpenItem[]): NewEntry[] {
  return items
    .filter(({ amount }) => amount !== 0)
    .map(({ gameId, debtorId, creditorId, amount }) => ({
      gameId,
      kind: 'payment' as const,
      debtorId: amount > 0 ? creditorId : debtorId,
      creditorId: amount > 0 ? debtorId : creditorId,
      amount: Math.abs(amount),
      reversesId: null,
    }));
}

/** Takes back what was marked as paid by a player for a game, whoever received it. */
export function unpay(inForce: readonly EntryInForce[], accountId: number): NewEntry[] {
  return inForce
    .filter(
      ({ kind, debtorId, creditorId }) =>
        kind === 'payment' && (debtorId === accountId || creditorId === accountId),
    )
    .map(reverse);
}

export interface Balance {
  debtorId: number;
  creditorId: number;
  amount: number;
  /** The number of games with open amounts. */
  games: number;
}

/** The balances over all games, the largest first. Equal debts both ways are a balance of zero, because both are still open. */
export function balancesOf(open: readonly OpenItem[]): Balance[] {
  const pairs = new Map<string, Balance>();
  for (const { debtorId, creditorId, amount } of open) {
    const [low, high] = debtorId < creditorId ? [debtorId, creditorId] : [creditorId, debtorId];
    const key = `${low}:${high}`;
    const pair = pairs.get(key) ?? { debtorId: low, creditorId: high, amount: 0, games: 0 };
    pair.amount += debtorId === low ? amount : -amount;
    pair.games += amount === 0 ? 0 : 1;
    pairs.set(key, pair);
  }
  return [...pairs.values()]
    .filter(({ games }) => games > 0)
    .map((pair) =>
      pair.amount >= 0
        ? pair
        : {
            ...pair,
            debtorId: pair.creditorId,
            creditorId: pair.debtorId,
            amount: -pair.amount,
          },
    )
    .toSorted((a, b) => b.amount - a.amount || a.debtorId - b.debtorId);
}
