import { isLimited, type MissedRule, missesOf } from './season-missed';

// The invariants of a group's season, minimal: no database, no rules but those that people see.

const HOUR_MS = 3_600_000;

/** Seats are paid for before the game. */
interface First {
  price: number;
  payeeId: number;
  /** Who leaves later than so many hours before the start may lose what they paid. */
  hours: number;
  /** Whose seat is to be paid. */
  asked: Set<number>;
  said: Set<number>;
}

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
  startsAt: number;
  /** When somebody gave up a seat themselves. */
  left: Map<number, number>;
  absent: Set<number>;
  /** What they missed here is forgiven. */
  forgiven: Set<number>;
  first: First | null;
}

type Given = 'id' | 'uid' | 'maxPlayers' | 'guestsMax' | 'soon' | 'startsAt' | 'first';
interface NewGame extends Pick<GameModel, Given> {
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
    left: new Map(),
    absent: new Set(),
    forgiven: new Set(),
  };
}

type ModelStep =
  | { kind: 'join'; guests: number; waits: boolean }
  | { kind: 'leave' | 'maybe' | 'remove' | 'named' | 'move' | 'later' | 'up' }
  | { kind: 'guests'; guests: number }
  | { kind: 'regular'; answer: 'going' | 'maybe' | 'out' }
  | { kind: 'seats'; more: number }
  | { kind: 'said' | 'tick' | 'untick' | 'unpaid' | 'forgive' };

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
  rule: MissedRule | null = null;
  /** The debts for a game, and the payments, which remain. */
  private shares: Sum[] = [];
  private paid: Sum[] = [];

  /** Changes the game as the step should. @returns the status that the call must answer */
  take(game: GameModel, userId: number, step: ModelStep): number {
    const status = this.change(game, userId, step);
    for (const each of this.games) this.recount(each);
    return status;
  }

  private change(game: GameModel, userId: number, step: ModelStep): number {
    if (step.kind === 'forgive') return this.forgive(userId);
    if (game.cancelled) return 409;
    const line = game.waiting.find((entry) => entry.userId === userId);
    const mine = game.going.get(userId) ?? line?.guests;
    switch (step.kind) {
      case 'join': {
        const takes = game.offered.has(userId) && !step.waits;
        if (step.guests > Math.max(game.guestsMax, takes ? (mine ?? 0) : 0)) return 422;
        if (takes && line) {
          if (this.waits(game, userId)) return 403;
          if (countOf(game) + step.guests - line.guests > game.maxPlayers) return 409;
          this.seat(game, userId, step.guests);
          this.promote(game);
          return 201;
        }
        if (mine !== undefined) return step.guests === mine ? 201 : 409;
        const fits = countOf(game) + 1 + step.guests <= game.maxPlayers;
        if (this.waits(game, userId)) {
          if (!step.waits) return 403;
          game.waiting.push({ userId, guests: step.guests });
        } else if (fits) this.seat(game, userId, step.guests);
        else if (step.waits) game.waiting.push({ userId, guests: step.guests });
        else return 409;
        return 201;
      }
      case 'regular':
        if (step.answer !== 'going') this.giveUp(game, userId);
        else if (mine !== undefined) return 200;
        else if (countOf(game) + 1 <= game.maxPlayers && !this.waits(game, userId))
          this.seat(game, userId, 0);
        else game.waiting.push({ userId, guests: 0 });
        return 200;
      case 'leave':
        if (mine === undefined) return 409;
        this.giveUp(game, userId);
        return 200;
      case 'maybe':
        this.giveUp(game, userId);
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
        game.startsAt += 14 * 24 * HOUR_MS;
        game.offered.clear();
        this.promote(game);
        // Who gave up a seat of it late did not after all.
        this.giveToLine();
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
      default:
        return this.changePayment(game, userId, step.kind);
    }
  }

  private changePayment(
    game: GameModel,
    userId: number,
    kind: 'said' | 'tick' | 'untick' | 'unpaid',
  ): number {
    const { first } = game;
    const isAsked = (first?.asked.has(userId) ?? false) && game.going.has(userId);
    if (kind === 'unpaid') {
      // The time of an offer is over; of a game later than that, the time to pay is not.
      if (isAsked && game.soon && !first?.said.has(userId)) this.drop(game, userId);
      return 204;
    }
    if (!first || userId === first.payeeId) return 409;
    if (kind === 'untick') {
      first.said.delete(userId);
      this.paid = this.paid.filter(
        ({ gameId, debtorId, creditorId }) =>
          gameId !== game.id || (debtorId !== userId && creditorId !== userId),
      );
      return 204;
    }
    if (!isAsked) return 409;
    first.said.add(userId);
    if (kind === 'tick') {
      this.recount(game, userId);
      this.pay(game, userId, first.payeeId);
    }
    return 204;
  }

  /** Whether the rule for missed games keeps a person from a seat. */
  waits(game: GameModel, userId: number): boolean {
    return isLimited(this, game, userId);
  }

  private seat(game: GameModel, userId: number, guests: number): void {
    this.leaveLine(game, userId);
    game.going.set(userId, guests);
    game.left.delete(userId);
    game.forgiven.delete(userId);
    if (game.first && game.first.payeeId !== userId) game.first.asked.add(userId);
  }

  private giveUp(game: GameModel, userId: number): void {
    if (game.going.has(userId)) game.left.set(userId, Date.now());
    this.drop(game, userId);
  }

  private forgive(userId: number): number {
    const missed = missesOf(this, userId);
    for (const game of missed) game.forgiven.add(userId);
    this.giveToLine();
    return missed.length > 0 ? 204 : 404;
  }

  /** Somebody who only waited may have a seat. */
  private giveToLine(): void {
    for (const game of this.games) if (!game.over && !game.cancelled) this.promote(game);
  }

  cancel(game: GameModel): void {
    game.cancelled = true;
    this.giveToLine();
    for (const each of this.games) this.recount(each);
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
      this.recount(game);
    }
  }

  /** Free seats go to the first waiting person whose party fits, or are offered to them. */
  private promote(game: GameModel, askedFor?: number): void {
    for (const { userId, guests } of game.waiting) {
      if (game.offered.has(userId) || countOf(game) + 1 + guests > game.maxPlayers) continue;
      if (this.waits(game, userId)) continue;
      // Nobody can offer a regular a seat: a free one is theirs.
      if (game.soon && userId !== askedFor && userId > 0) {
        game.offered.add(userId);
        continue;
      }
      this.seat(game, userId, guests);
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

  private hasPaid(gameId: number, userId: number): boolean {
    return this.paid.some(
      ({ gameId: of, debtorId, creditorId, amount }) =>
        of === gameId && (amount > 0 ? debtorId : creditorId) === userId,
    );
  }

  /** The shares that stay without the seat: of no-shows, and of who left late while nobody has taken the seat. */
  private keptOf(game: GameModel): Sum[] {
    const { id, first, startsAt } = game;
    if (!first || game.cancelled) return [];
    const own = (userId: number) =>
      this.hasPaid(id, userId) && first.asked.has(userId)
        ? this.shares.filter(({ gameId, debtorId }) => gameId === id && debtorId === userId)
        : [];
    let free = game.maxPlayers - countOf(game);
    const late = [...game.left]
      .filter(([, at]) => at >= startsAt - first.hours * HOUR_MS)
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([userId]) => own(userId))
      .filter(({ amount }) => {
        free -= Math.round(amount / first.price);
        return free >= 0;
      });
    return [...[...game.absent].flatMap(own), ...late];
  }

  /** Replaces the shares of a game. */
  private share({ id }: GameModel, kept: readonly Sum[], shares: readonly Sum[]): void {
    const stay = kept.filter(({ debtorId }) => !shares.some((own) => own.debtorId === debtorId));
    const others = this.shares.filter(({ gameId }) => gameId !== id);
    this.shares = [...others, ...stay, ...shares];
  }

  /** Before a game those who have paid share the cost. @param ticked who pays just now */
  private recount(game: GameModel, ticked = 0): void {
    const { id: gameId, first } = game;
    if (!first || game.over) return;
    const { payeeId: creditorId, price } = first;
    const shares = [...(game.cancelled ? [] : game.going)]
      .filter(([id]) => id !== creditorId && (id === ticked || this.hasPaid(gameId, id)))
      .map(([debtorId, guests]) => ({
        gameId,
        debtorId,
        creditorId,
        amount: price * (1 + guests),
      }));
    this.share(game, this.keptOf(game), shares);
  }

  /** What a player of a game ahead is shown to owe. */
  shownDebt({ id, first, going, over, cancelled }: GameModel, userId: number, payeeId: number) {
    const owed = this.owed(id, userId, payeeId);
    const guests = going.get(userId);
    if (over || cancelled || guests === undefined || !first?.asked.has(userId)) return owed;
    const hasShare = this.shares.some((own) => own.gameId === id && own.debtorId === userId);
    return hasShare ? owed : owed + first.price * (1 + guests);
  }

  /** The sum of what a player has paid for a game, less what came back. */
  paidBy(gameId: number, userId: number): number {
    return this.paid
      .filter((own) => own.gameId === gameId)
      .reduce((sum, { debtorId, creditorId, amount }) => {
        if (debtorId === userId) return sum + amount;
        return creditorId === userId ? sum - amount : sum;
      }, 0);
  }

  charge(game: GameModel, { price, payeeId, absent, namedPayer }: Charge): void {
    const parties = new Map(
      [...game.going]
        .filter(([id]) => !absent.includes(id))
        .map(([id, guests]) => [id, 1 + guests]),
    );
    const own = parties.get(namedPayer);
    // Nobody pays for guests by name whose host does not play.
    if (own !== undefined) parties.set(namedPayer, own + game.named);
    const heads = [...parties.values()].reduce((sum, each) => sum + each, 0);
    const perHead = game.first ? price : Math.ceil(price / heads / 10) * 10;
    const shares = [...parties]
      .filter(([debtorId]) => debtorId !== payeeId)
      .map(([debtorId, each]) => ({
        gameId: game.id,
        debtorId,
        creditorId: payeeId,
        amount: perHead * each,
      }));
    // When shared again, the new shares replace the old ones.
    this.share(game, this.keptOf(game), shares);
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
