// The invariants of a group's season, minimal: no database, no rules but those that people see.

export interface GameModel {
  id: number;
  uid: string;
  maxPlayers: number;
  guestsMax: number;
  /** The players, with their guests. Regulars without an account have negative ids. */
  going: Map<number, number>;
  /** The waiting list, in order. */
  waiting: { userId: number; guests: number }[];
  /** Guests without an account. */
  named: number;
  moves: number;
  /** Begins within the hours in which seats are offered, not assigned. */
  soon: boolean;
  /** The waiting people with an offer. */
  offered: Set<number>;
  /** The players who have to confirm after a move. */
  unsure: Set<number>;
  cancelled: boolean;
  over: boolean;
}

interface NewGame extends Pick<GameModel, 'id' | 'uid' | 'maxPlayers' | 'guestsMax' | 'soon'> {
  creatorId: number;
}

export function newGame({ creatorId, ...game }: NewGame): GameModel {
  return {
    ...game,
    going: new Map([[creatorId, 0]]),
    waiting: [],
    named: 0,
    moves: 0,
    offered: new Set(),
    unsure: new Set(),
    cancelled: false,
    over: false,
  };
}

type ModelStep =
  | { kind: 'join'; guests: number; waits: boolean }
  | { kind: 'leave' | 'maybe' | 'remove' | 'named' | 'move' | 'later' | 'up' }
  | { kind: 'guests'; guests: number }
  | { kind: 'regular'; answer: 'going' | 'maybe' | 'out' }
  | { kind: 'seats'; more: number };

interface Charge {
  price: number;
  payeeId: number;
  absent: readonly number[];
  /** The person who added the guests without an account, and pays for them. */
  namedPayer: number;
}

const countOf = ({ going, named, waiting, offered }: GameModel): number => {
  const held = waiting.filter(({ userId }) => offered.has(userId)).map(({ guests }) => guests);
  return [...going.values(), ...held].reduce((sum, guests) => sum + 1 + guests, named);
};

interface Sum {
  gameId: number;
  debtorId: number;
  creditorId: number;
  amount: number;
}

export class SeasonModel {
  readonly games: GameModel[] = [];
  /** The debts for a game, and the payments, which remain. */
  private shares: Sum[] = [];
  private readonly paid: Sum[] = [];

  /** Changes the game as the step should. @returns the status that the call must answer */
  take(game: GameModel, userId: number, step: ModelStep): number {
    if (game.cancelled) return 409;
    const line = game.waiting.find((entry) => entry.userId === userId);
    const mine = game.going.get(userId) ?? line?.guests;
    switch (step.kind) {
      case 'join': {
        const takes = game.offered.has(userId) && !step.waits;
        if (step.guests > Math.max(game.guestsMax, takes ? (mine ?? 0) : 0)) return 422;
        if (takes && line) {
          if (countOf(game) + step.guests - line.guests > game.maxPlayers) return 409;
          this.leaveLine(game, userId);
          game.going.set(userId, step.guests);
          this.promote(game);
          return 201;
        }
        if (mine !== undefined) return step.guests === mine ? 201 : 409;
        if (countOf(game) + 1 + step.guests <= game.maxPlayers) game.going.set(userId, step.guests);
        else if (step.waits) game.waiting.push({ userId, guests: step.guests });
        else return 409;
        return 201;
      }
      case 'regular':
        if (step.answer !== 'going') this.drop(game, userId);
        else if (mine !== undefined) return 200;
        else if (countOf(game) + 1 <= game.maxPlayers) game.going.set(userId, 0);
        else game.waiting.push({ userId, guests: 0 });
        return 200;
      case 'leave':
        if (mine === undefined) return 409;
        this.drop(game, userId);
        return 200;
      case 'maybe':
        this.drop(game, userId);
        return 201;
      case 'remove':
        if (mine !== undefined) this.drop(game, userId);
        return 200;
      case 'guests': {
        if (mine === undefined || game.offered.has(userId)) return 409;
        const added = step.guests - mine;
        if (added > 0 && step.guests > game.guestsMax) return 422;
        if (!line && added > 0 && countOf(game) + added > game.maxPlayers) return 409;
        if (line) line.guests = step.guests;
        else game.going.set(userId, step.guests);
        // A person who needs fewer seats gets them at once.
        this.promote(game, userId);
        return 200;
      }
      case 'up': {
        if (mine === undefined) return 200;
        const free = game.waiting.filter((entry) => !game.offered.has(entry.userId));
        const at = free.findIndex((entry) => entry.userId === userId);
        const [own, other] = [free[at], free[at - 1]];
        if (!own || !other) return 409;
        game.waiting = game.waiting.map((entry) =>
          entry === own ? other : entry === other ? own : entry,
        );
        return 200;
      }
      case 'later':
        game.soon = false;
        game.offered.clear();
        this.promote(game);
        for (const id of game.going.keys()) if (id !== userId) game.unsure.add(id);
        return 200;
      case 'named':
        if (countOf(game) + 1 > game.maxPlayers) return 409;
        game.named += 1;
        return 201;
      case 'seats':
        game.maxPlayers += step.more;
        this.promote(game);
        return 200;
      case 'move':
        game.moves += 1;
        // The person who moves it need not confirm.
        for (const id of game.going.keys()) if (id !== userId) game.unsure.add(id);
        return 200;
    }
  }

  private leaveLine(game: GameModel, userId: number): void {
    game.offered.delete(userId);
    game.waiting = game.waiting.filter((entry) => entry.userId !== userId);
  }

  private drop(game: GameModel, userId: number): void {
    game.going.delete(userId);
    game.unsure.delete(userId);
    this.leaveLine(game, userId);
    this.promote(game);
  }

  /** Leaving the group gives up its coming games. */
  leaveGroup(userId: number): void {
    for (const game of this.games) {
      const isIn = game.going.has(userId) || game.waiting.some((entry) => entry.userId === userId);
      if (isIn && !game.over && !game.cancelled) this.drop(game, userId);
    }
  }

  /** Free seats go to the first waiting person whose party fits, or are offered to them. */
  private promote(game: GameModel, askedFor?: number): void {
    for (const { userId, guests } of game.waiting) {
      if (game.offered.has(userId) || countOf(game) + 1 + guests > game.maxPlayers) continue;
      // Nobody can offer a regular a seat: a free one is theirs.
      if (game.soon && userId !== askedFor && userId > 0) {
        game.offered.add(userId);
        continue;
      }
      this.leaveLine(game, userId);
      game.going.set(userId, guests);
    }
  }

  seatsOf(game: GameModel) {
    return {
      goingCount: countOf(game),
      going: [...game.going].map(([id, guests]) => `${id}+${guests}`).toSorted(),
      waiting: game.waiting.map(({ userId, guests }) => `${userId}+${guests}`),
    };
  }

  feedOf(userId: number): string[] {
    return this.games
      .filter(
        ({ going, waiting }) =>
          going.has(userId) || waiting.some((entry) => entry.userId === userId),
      )
      .map((game) => `${game.uid} ${statusFor(game, userId)}`)
      .toSorted();
  }

  charge(game: GameModel, { price, payeeId, absent, namedPayer }: Charge): void {
    const parties = new Map(
      [...game.going]
        .filter(([id]) => !absent.includes(id))
        .map(([id, guests]) => [id, 1 + guests]),
    );
    if (game.named > 0) parties.set(namedPayer, (parties.get(namedPayer) ?? 0) + game.named);
    const heads = [...parties.values()].reduce((sum, each) => sum + each, 0);
    const perHead = Math.ceil(price / heads / 10) * 10;
    // When shared again, the new shares replace the old ones.
    this.shares = this.shares.filter(({ gameId }) => gameId !== game.id);
    for (const [debtorId, each] of parties) {
      if (debtorId === payeeId) continue;
      const amount = perHead * each;
      this.shares.push({ gameId: game.id, debtorId, creditorId: payeeId, amount });
    }
  }

  /** The debt of `a` to `b` for a game; negative in the other direction. */
  owed(gameId: number, a: number, b: number): number {
    const net = (sums: readonly Sum[]) =>
      sums
        .filter((sum) => sum.gameId === gameId)
        .reduce((total, { debtorId, creditorId, amount }) => {
          if (debtorId === a && creditorId === b) return total + amount;
          return debtorId === b && creditorId === a ? total - amount : total;
        }, 0);
    return net(this.shares) - net(this.paid);
  }

  pay({ id: gameId }: Pick<GameModel, 'id'>, debtorId: number, creditorId: number): void {
    const amount = this.owed(gameId, debtorId, creditorId);
    if (amount !== 0) this.paid.push({ gameId, debtorId, creditorId, amount });
  }

  settle(a: number, b: number): void {
    for (const game of this.games) this.pay(game, a, b);
  }

  /** The debts over all games, `=` for equal debts both ways. */
  balances(): string[] {
    const people = new Set(
      [...this.shares, ...this.paid].flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]),
    );
    const pairs = [...people].flatMap((a) => [...people].filter((b) => a < b).map((b) => [a, b]));
    return pairs
      .flatMap(([a = 0, b = 0]) => {
        const open = this.games.map(({ id }) => this.owed(id, a, b)).filter((sum) => sum !== 0);
        if (open.length === 0) return [];
        return balanceWords(
          a,
          b,
          open.reduce((sum, amount) => sum + amount, 0),
        );
      })
      .toSorted();
  }
}

export function balanceWords(a: number, b: number, amount: number): string {
  if (amount === 0) return `${Math.min(a, b)} = ${Math.max(a, b)}`;
  return amount > 0 ? `${a} > ${b} ${amount}` : `${b} > ${a} ${-amount}`;
}

function statusFor(game: GameModel, userId: number): string {
  if (game.cancelled) return 'CANCELLED';
  return game.going.has(userId) && !game.unsure.has(userId) ? 'CONFIRMED' : 'TENTATIVE';
}
