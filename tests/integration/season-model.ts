// What must be true of a group's season, in as few words as possible: no database, no rules but those that people are told.

export interface GameModel {
  id: number;
  uid: string;
  maxPlayers: number;
  guestsMax: number;
  /** Who goes, with how many guests. */
  going: Map<number, number>;
  /** In line, the first first. */
  waiting: { userId: number; guests: number }[];
  /** Guests without an account. */
  named: number;
  moves: number;
  /** Who has to confirm after a move. */
  unsure: Set<number>;
  cancelled: boolean;
  over: boolean;
}

interface NewGame extends Pick<GameModel, 'id' | 'uid' | 'maxPlayers' | 'guestsMax'> {
  creatorId: number;
}

export function newGame({ creatorId, ...game }: NewGame): GameModel {
  return {
    ...game,
    going: new Map([[creatorId, 0]]),
    waiting: [],
    named: 0,
    moves: 0,
    unsure: new Set(),
    cancelled: false,
    over: false,
  };
}

type ModelStep =
  | { kind: 'join'; guests: number; waits: boolean }
  | { kind: 'leave' | 'maybe' | 'remove' | 'named' | 'move' }
  | { kind: 'guests'; guests: number }
  | { kind: 'seats'; more: number };

interface Charge {
  price: number;
  payeeId: number;
  absent: readonly number[];
  /** Who added the guests without an account, and pays for them. */
  namedPayer: number;
}

const countOf = ({ going, named }: GameModel): number =>
  [...going.values()].reduce((sum, guests) => sum + 1 + guests, named);

export class SeasonModel {
  readonly games: GameModel[] = [];
  /** What one owes another for a game: `game:debtor:creditor`. */
  private readonly open = new Map<string, number>();

  /** Changes the game as the step should. @returns the status that the call must answer */
  take(game: GameModel, userId: number, step: ModelStep): number {
    if (game.cancelled) return 409;
    const line = game.waiting.find((entry) => entry.userId === userId);
    const mine = game.going.get(userId) ?? line?.guests;
    switch (step.kind) {
      case 'join': {
        if (step.guests > game.guestsMax) return 422;
        if (mine !== undefined) return step.guests === mine ? 201 : 409;
        if (countOf(game) + 1 + step.guests <= game.maxPlayers) game.going.set(userId, step.guests);
        else if (step.waits) game.waiting.push({ userId, guests: step.guests });
        else return 409;
        return 201;
      }
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
        if (mine === undefined) return 409;
        const added = step.guests - mine;
        if (added > 0 && step.guests > game.guestsMax) return 422;
        if (!line && added > 0 && countOf(game) + added > game.maxPlayers) return 409;
        if (line) line.guests = step.guests;
        else game.going.set(userId, step.guests);
        this.promote(game);
        return 200;
      }
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
        // Whoever moves it knows.
        for (const id of game.going.keys()) if (id !== userId) game.unsure.add(id);
        return 200;
    }
  }

  private drop(game: GameModel, userId: number): void {
    game.going.delete(userId);
    game.unsure.delete(userId);
    game.waiting = game.waiting.filter((entry) => entry.userId !== userId);
    this.promote(game);
  }

  /** Free seats go to the first in line whose company fits. */
  private promote(game: GameModel): void {
    game.waiting = game.waiting.filter(({ userId, guests }) => {
      if (countOf(game) + 1 + guests > game.maxPlayers) return true;
      game.going.set(userId, guests);
      return false;
    });
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
    for (const [id, each] of parties) {
      if (id !== payeeId) this.open.set(`${game.id}:${id}:${payeeId}`, perHead * each);
    }
  }

  pay(game: GameModel, debtorId: number, creditorId: number): void {
    this.open.delete(`${game.id}:${debtorId}:${creditorId}`);
  }

  settle(a: number, b: number): void {
    for (const key of this.open.keys()) {
      const [, debtor, creditor] = key.split(':').map(Number);
      if ((debtor === a && creditor === b) || (debtor === b && creditor === a))
        this.open.delete(key);
    }
  }

  /** Who owes whom over all games. */
  balances(): string[] {
    const net = new Map<string, number>();
    for (const [key, amount] of this.open) {
      const [, debtor = 0, creditor = 0] = key.split(':').map(Number);
      const pair = `${Math.min(debtor, creditor)} ${Math.max(debtor, creditor)}`;
      net.set(pair, (net.get(pair) ?? 0) + (debtor < creditor ? amount : -amount));
    }
    return [...net]
      .filter(([, amount]) => amount !== 0)
      .map(([pair, amount]) => {
        const [low, high] = pair.split(' ');
        return amount > 0 ? `${low} > ${high} ${amount}` : `${high} > ${low} ${-amount}`;
      })
      .toSorted();
  }
}

function statusFor(game: GameModel, userId: number): string {
  if (game.cancelled) return 'CANCELLED';
  return game.going.has(userId) && !game.unsure.has(userId) ? 'CONFIRMED' : 'TENTATIVE';
}
