import { expect } from 'vitest';
import { POST as answerRegular } from '@/app/api/regulars/answer/route';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { eventsOf } from '@/tests/factories/calendar';
import { hoursFromNow } from '@/tests/factories/dates';
import type { createSignedIn } from '@/tests/factories/sessions';
import { call, type OperationName } from './call';
import { type GameModel, newGame, SeasonModel } from './season-model';
import { PLAYERS, type Plan, type Step } from './season-plan';
import { expectInvariants, payStep, runJobs } from './season-rules';

// Every step through the API and in the model.

type ParticipantListDto = {
  id: number;
  status: string;
  guests: number;
  regularId: number | null;
  user: { id: number | null };
}[];

/** Without an account: the id is that of the regular, negative. */
export interface Regular {
  id: number;
  name: string;
  token: string;
}

export interface Named {
  id: number | null;
  name: string;
}

export const playerOf = ({ user, regularId }: ParticipantListDto[number]): number =>
  user.id ?? -(regularId ?? 0);

const PRICE = 500;
/** Of a game tonight that time is over: a seat is to be paid for as long as an offer lasts. */
const PAY_BY_HOURS = 24;
const newFirst = (payeeId: number) => ({
  price: PRICE,
  payeeId,
  hours: PAY_BY_HOURS,
  asked: new Set<number>(),
  said: new Set<number>(),
});

/** The form behind a personal link, which needs no session. */
async function answerByLink(token: string, gameId: number, answer: string): Promise<void> {
  const origin = 'http://localhost:3000';
  const body = new URLSearchParams({ token, gameId: String(gameId), answer });
  const request = new Request(`${origin}/api/regulars/answer`, {
    method: 'POST',
    headers: { origin },
    body,
  });
  const { status } = await answerRegular(request, { params: Promise.resolve({}) });
  expect(status).toBe(303);
}

export type Person = Awaited<ReturnType<typeof createSignedIn>> & { feed: string };

/** Its steps; `Season` has what follows a game, too. */
export class SeasonSteps {
  readonly model = new SeasonModel();

  constructor(
    readonly groupId: number,
    readonly organiser: Person,
    readonly players: readonly Person[],
    readonly regulars: readonly Regular[],
    readonly isClub: boolean,
    readonly venueIds: readonly number[],
  ) {}

  /** An organiser, to whom seats that are paid first are paid. */
  get host(): Person {
    return this.players[0] ?? this.organiser;
  }

  person(id: number): Person {
    const found = [this.organiser, ...this.players].find(({ user }) => user.id === id);
    if (!found) throw new Error(`nobody has the id ${id}`);
    return found;
  }

  /** The id of a player or, after them, of a regular. */
  idOf(nth: number): number {
    return this.players[nth]?.user.id ?? this.regulars[nth - PLAYERS]?.id ?? 0;
  }

  /** The ledger names regulars alone. */
  idIn({ id, name }: { id: number | null; name: string }): number {
    return id ?? this.regulars.find((regular) => regular.name === name)?.id ?? 0;
  }

  async send(
    by: Person,
    name: OperationName,
    id: number,
    body?: unknown,
    more: Record<string, number> = {},
  ) {
    const response = await call(name, { params: { id, ...more }, cookie: by.cookie, body });
    const json = response.status === 204 ? null : await response.json();
    return { status: response.status, json };
  }

  async read<T>(by: Person, name: OperationName, id: number): Promise<T> {
    const { status, json } = await this.send(by, name, id);
    expect(status, name).toBe(200);
    return json as T;
  }

  participants({ id }: GameModel): Promise<ParticipantListDto> {
    return this.read(this.organiser, 'GET /api/games/{id}/participants', id);
  }

  async plan({ maxPlayers, guestsMax, soon, payFirst }: Plan, nth: number): Promise<GameModel> {
    const creator = payFirst ? this.host : this.organiser;
    const date = hoursFromNow(24 * 5)
      .toISOString()
      .slice(0, 10);
    const { status, json } = await this.send(creator, 'POST /api/groups/{id}/games', this.groupId, {
      title: `Nets ${nth}`,
      date,
      time: '18:30',
      venueId: this.venueIds[0],
      maxPlayers,
      guestsMax,
      isPublic: false,
      ...(payFirst && { costPerPlayer: PRICE, payByHours: PAY_BY_HOURS }),
    });
    expect(status).toBe(201);
    const tonight = { startsAt: hoursFromNow(9), endsAt: hoursFromNow(10) };
    const data = soon ? tonight : {};
    const row = await db.game.update({ where: { id: json.id }, data });
    const game = newGame({
      id: row.id,
      uid: `${row.calendarUid}@maidan`,
      maxPlayers,
      guestsMax,
      soon,
      creatorId: creator.user.id,
      startsAt: row.startsAt.getTime(),
      first: payFirst ? newFirst(creator.user.id) : null,
    });
    this.model.games.push(game);
    if (this.model.waits(game, creator.user.id)) {
      game.going.clear();
      game.waiting.push({ userId: creator.user.id, guests: 0 });
    }
    // The person who adds guests by name has a seat to pay, too.
    if (payFirst) {
      this.model.take(game, this.organiser.user.id, { kind: 'join', guests: 0, waits: false });
      const joined = await this.send(this.organiser, 'POST /api/games/{id}/rsvp', game.id, {});
      expect(joined.status).toBe(201);
    }
    return game;
  }

  /** Does one step both ways. @returns whom it was about */
  async step(game: GameModel, step: Step): Promise<Person> {
    const { organiser } = this;
    const player = 'who' in step ? (this.players[step.who] ?? organiser) : organiser;
    const regular = step.kind === 'regular' ? this.regulars[step.regular] : undefined;
    const userId = 'nth' in step ? this.holderOf(game, step.nth) : (regular?.id ?? player.user.id);
    const seated = this.model.games.map(({ going }) => new Set(going.keys()));
    const send = (by: Person, name: OperationName, body?: unknown, more?: Record<string, number>) =>
      this.send(by, name, game.id, body, more).then(({ status }) => status);
    const expected = this.model.take(game, userId, step);
    const done = async (): Promise<number> => {
      switch (step.kind) {
        case 'join':
          return send(player, 'POST /api/games/{id}/rsvp', {
            guests: step.guests,
            waitlist: step.waits,
          });
        case 'leave':
          return send(player, 'DELETE /api/games/{id}/rsvp');
        case 'regular': {
          const { answer } = step;
          if (!step.byLink || !regular) {
            return send(organiser, 'POST /api/games/{id}/regulars', { regularId: -userId, answer });
          }
          await answerByLink(regular.token, game.id, answer);
          return expected;
        }
        case 'maybe':
          return send(player, 'POST /api/games/{id}/rsvp', { answer: 'maybe' });
        case 'guests':
          return send(player, 'PATCH /api/games/{id}/rsvp', { guests: step.guests });
        case 'remove': {
          const row = await db.gameParticipant.findFirst({
            where: { gameId: game.id, userId, status: { in: ['going', 'waitlisted'] } },
          });
          if (!row) return expected;
          return send(
            organiser,
            'POST /api/games/{id}/participants/{participantId}/remove',
            { reason: 'Too many of us today' },
            { participantId: row.id },
          );
        }
        case 'up': {
          const row = await db.gameParticipant.findFirst({
            where: { gameId: game.id, userId, status: { in: ['going', 'waitlisted'] } },
          });
          if (!row) return expected;
          const name = 'PATCH /api/games/{id}/participants/{participantId}';
          return send(organiser, name, { move: 'up' }, { participantId: row.id });
        }
        case 'later': {
          const { date } = await this.read<{ date: string }>(
            organiser,
            'GET /api/games/{id}',
            game.id,
          );
          return send(organiser, 'PUT /api/games/{id}', { date: addDays(date, 14) });
        }
        case 'named':
          return send(organiser, 'POST /api/games/{id}/guests', { name: 'Cousin of Ali' });
        case 'seats':
          return send(organiser, 'PUT /api/games/{id}', { maxPlayers: game.maxPlayers });
        case 'move':
          return send(organiser, 'PUT /api/games/{id}', { venueId: this.venueIds[game.moves % 2] });
        default:
          return (await payStep(this, { game, userId, step })) ?? expected;
      }
    };
    const status = await done();
    await runJobs(this);
    await expectInvariants(this, seated);
    expect(status, JSON.stringify(step)).toBe(expected);
    return player;
  }

  /** Mostly somebody with a seat. */
  private holderOf({ going }: GameModel, nth: number): number {
    const held = [...going.keys()];
    return (nth % 5 === 0 ? undefined : held[nth % held.length]) ?? this.idOf(nth);
  }

  async compareSeats(game: GameModel): Promise<void> {
    const { goingCount } = await this.read<{ goingCount: number }>(
      this.organiser,
      'GET /api/games/{id}',
      game.id,
    );
    const rows = await this.participants(game);
    const of = (status: string) =>
      rows.filter((row) => row.status === status).map((row) => `${playerOf(row)}+${row.guests}`);
    expect({
      goingCount,
      going: of('going').toSorted(),
      waiting: of('waitlisted'),
    }).toEqual(this.model.seatsOf(game));
  }

  async compareFeed({ user, feed }: Person): Promise<void> {
    const response = await call('GET /api/calendar/{token}', { params: { token: feed } });
    expect(response.status).toBe(200);
    const events = eventsOf(await response.text()).map(
      ({ uid, status }) => `${uid} ${String(status)}`,
    );
    expect(events.toSorted()).toEqual(this.model.feedOf(user.id));
  }
}
