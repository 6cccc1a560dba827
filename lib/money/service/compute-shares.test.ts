import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  charge,
  type EntryInForce,
  type NewEntry,
  type OpenItem,
  openOf,
  owed,
  type Party,
  partiesOf,
  settle,
  splitBill,
  unpay,
} from './compute-shares';

describe('the price of the court', () => {
  const party = (heads: number, accountId = 1) => ({ accountId, heads });

  it('is shared by heads and rounded up to 10; the rest is stated', () => {
    const split = splitBill({ basis: 'court', amount: 5_000, currency: 'PKR' }, [
      party(9),
      party(3, 2),
    ]);
    expect(split).toEqual({ perHead: 420, heads: 12, over: 40 });
  });

  it('is rounded up to the unit in another currency', () => {
    const split = splitBill({ basis: 'court', amount: 70, currency: 'EUR' }, [party(9)]);
    expect(split).toEqual({ perHead: 8, heads: 9, over: 2 });
  });

  it('leaves no rest when the cost is for each player', () => {
    const split = splitBill({ basis: 'player', amount: 333, currency: 'PKR' }, [party(2)]);
    expect(split).toEqual({ perHead: 333, heads: 2, over: 0 });
  });

  it('cannot be shared among nobody', () => {
    expect(splitBill({ basis: 'court', amount: 5_000, currency: 'PKR' }, [])).toBeNull();
  });

  it('is always covered, with less than 10 too much for each', () => {
    const heads = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), heads, (amount, count) => {
        const split = splitBill({ basis: 'court', amount, currency: 'PKR' }, [party(count)]);
        expect(split?.over).toBeGreaterThanOrEqual(0);
        expect(split?.over).toBeLessThan(10 * count);
      }),
    );
  });
});

it('lists the largest balance first, and equal ones by the debtor', () => {
  const owes = (debtorId: number, amount: number) => ({
    gameId: 1,
    debtorId,
    creditorId: 9,
    amount,
  });
  const shown = balancesOf([owes(3, 10), owes(1, 20), owes(2, 30), owes(4, 20)]);
  expect(shown.map(({ debtorId }) => debtorId)).toEqual([2, 1, 4, 3]);
});

it('nets what two people owe each other, drops what is even, and names who owes in the end', () => {
  const item = (debtorId: number, creditorId: number, amount: number, gameId = 1) => ({
    gameId,
    debtorId,
    creditorId,
    amount,
  });
  const inForce = (items: OpenItem[]) =>
    items.map((each, at) => ({ ...each, id: at + 1, kind: 'share' as const }));
  expect(openOf(inForce([item(1, 2, 30), item(2, 1, 50), item(3, 1, 5), item(1, 3, 5)]))).toEqual([
    item(2, 1, 20),
  ]);
  expect(openOf(inForce([item(1, 2, 50), item(2, 1, 30)]))).toEqual([item(1, 2, 20)]);
  const even = balancesOf([item(5, 4, 10), item(4, 5, 10, 2)]);
  expect(even).toEqual([{ debtorId: 4, creditorId: 5, amount: 0, games: 2 }]);
  expect(balancesOf([item(4, 5, 0)])).toEqual([]);
  expect(balancesOf([item(5, 4, 10), item(4, 5, 3, 2), item(5, 4, 1, 3)])).toEqual([
    { debtorId: 5, creditorId: 4, amount: 8, games: 3 },
  ]);
});

it('who plays for free pays nothing, and who has no account yet is nobody else', () => {
  const came = [7, 8, 9].map((playerId) => ({ playerId, heads: playerId - 6 }));
  const accounts = new Map([
    [7, 70],
    [8, 80],
  ]);
  const dues = [
    { accountId: 70, isExempt: true },
    { accountId: 80, isExempt: false },
  ];
  expect(partiesOf(came, accounts, dues)).toEqual([
    { accountId: 80, heads: 2 },
    { accountId: 9.5, heads: 3 },
  ]);
});

const PEOPLE = 8;
const GAMES = 5;

const [account, gameId] = [fc.nat(PEOPLE - 1), fc.nat(GAMES - 1)];
const operation = fc.oneof(
  fc.record({
    does: fc.constant('charge' as const),
    gameId,
    payeeId: account,
    price: fc.integer({ min: 1, max: 20_000 }),
    came: fc.array(fc.record({ accountId: account, heads: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
    }),
  }),
  fc.record({ does: fc.constant('pay' as const), gameId, accountId: account, payeeId: account }),
  fc.record({ does: fc.constant('unpay' as const), gameId, accountId: account }),
  fc.record({ does: fc.constant('settle' as const), one: account, other: account }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** A ledger in memory that keeps entries like the database. */
class Book {
  readonly entries: (NewEntry & { id: number })[] = [];
  add(added: readonly NewEntry[]): void {
    for (const entry of added) this.entries.push({ ...entry, id: this.entries.length + 1 });
  }
  inForce(of: number): EntryInForce[] {
    const reversed = new Set(this.entries.map(({ reversesId }) => reversesId));
    return this.entries.filter(
      (entry) => entry.gameId === of && entry.reversesId === null && !reversed.has(entry.id),
    );
  }
  open(): OpenItem[] {
    return Array.from({ length: GAMES }, (_, game) => {
      const own = this.inForce(game);
      return pairs().map(([debtorId, creditorId]) => {
        return { gameId: game, debtorId, creditorId, amount: owed(own, debtorId, creditorId) };
      });
    }).flat();
  }
}

const pairs = (): [number, number][] =>
  Array.from({ length: PEOPLE }, (_, low) =>
    Array.from({ length: PEOPLE - low - 1 }, (_, at): [number, number] => [low, low + at + 1]),
  ).flat();

/** The terms of each game, without entries: shares and payments. */
class Model {
  private shares = new Map<number, { from: number; to: number; amount: number }[]>();
  private gifts: { gameId: number; from: number; to: number; amount: number }[] = [];

  charge(game: number, payee: number, perHead: number, came: readonly Party[]): void {
    const owing = came.filter(({ accountId }) => accountId !== payee);
    this.shares.set(
      game,
      owing.map(({ accountId, heads }) => ({
        from: accountId,
        to: payee,
        amount: perHead * heads,
      })),
    );
  }
  of(game: number, from: number, to: number): number {
    const net = (rows: readonly { from: number; to: number; amount: number }[]) =>
      rows.reduce((sum, row) => {
        if (row.from === from && row.to === to) return sum + row.amount;
        return row.from === to && row.to === from ? sum - row.amount : sum;
      }, 0);
    return net(this.shares.get(game) ?? []) - net(this.gifts.filter((row) => row.gameId === game));
  }
  give(game: number, from: number, to: number): void {
    const amount = this.of(game, from, to);
    if (amount !== 0) this.gifts.push({ gameId: game, from, to, amount });
  }
  takeBack(game: number, person: number): void {
    this.gifts = this.gifts.filter(
      (row) => row.gameId !== game || (row.from !== person && row.to !== person),
    );
  }
  between(from: number, to: number): number {
    return Array.from({ length: GAMES }, (_, game) => this.of(game, from, to)).reduce(
      (sum, amount) => sum + amount,
      0,
    );
  }
}

function apply(book: Book, model: Model, asked: Operation): void {
  if (asked.does === 'charge') {
    const parties = [...new Map(asked.came.map((party) => [party.accountId, party])).values()];
    const split = splitBill({ basis: 'court', amount: asked.price, currency: 'PKR' }, parties);
    const perHead = split?.perHead ?? 0;
    book.add(charge(book.inForce(asked.gameId), { ...asked, perHead, parties }));
    // Charging twice charges once.
    expect(charge(book.inForce(asked.gameId), { ...asked, perHead, parties })).toEqual([]);
    model.charge(asked.gameId, asked.payeeId, perHead, parties);
  } else if (asked.does === 'pay') {
    const { gameId: game, accountId: debtorId, payeeId: creditorId } = asked;
    if (debtorId === creditorId) return;
    const amount = owed(book.inForce(game), debtorId, creditorId);
    book.add(settle([{ gameId: game, debtorId, creditorId, amount }]));
    model.give(game, debtorId, creditorId);
  } else if (asked.does === 'unpay') {
    book.add(unpay(book.inForce(asked.gameId), asked.accountId));
    model.takeBack(asked.gameId, asked.accountId);
  } else {
    const two = [asked.one, asked.other];
    const isTheirs = (item: OpenItem) =>
      two.includes(item.debtorId) && two.includes(item.creditorId);
    book.add(settle(book.open().filter(isTheirs)));
    if (asked.one !== asked.other) {
      for (let game = 0; game < GAMES; game += 1) model.give(game, asked.one, asked.other);
    }
  }
}

it('keeps the sum of a group at zero and agrees with a simple model through 10,000 operations', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(operation, { minLength: 100, maxLength: 100 }), (operations) => {
      const [book, model] = [new Book(), new Model()];
      for (const asked of operations) apply(book, model, asked);
      count += operations.length;
      const balance = new Map<number, number>();
      const move = (id: number, amount: number) => balance.set(id, (balance.get(id) ?? 0) + amount);
      for (const { debtorId, creditorId, amount } of book.entries) {
        expect(amount).toBeGreaterThan(0);
        expect(debtorId).not.toBe(creditorId);
        move(debtorId, -amount);
        move(creditorId, amount);
      }
      expect([...balance.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
      const shown = balancesOf(book.open());
      for (const [one, other] of pairs()) {
        const net = owed(shown, one, other);
        expect(net).toBe(model.between(one, other));
        expect(net).toBe(owed(book.entries, one, other));
      }
    }),
    { numRuns: 100 },
  );
  expect(count).toBe(10_000);
});
