import { expect } from 'vitest';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { eventsOf } from '@/tests/factories/calendar';
import { hoursFromNow } from '@/tests/factories/dates';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call, type OperationName } from './call';
import { balanceWords, type GameModel, newGame, SeasonModel } from './season-model';
import { PLAYERS, type Plan, type Step } from './season-plan';

// Every step through the API and in the model.

type ParticipantListDto = {
  id: number;
  status: string;
  guests: number;
  user: { id: number };
}[];

type Person = Awaited<ReturnType<typeof createSignedIn>> & { feed: string };

export class Season {
  readonly model = new SeasonModel();

  constructor(
    readonly groupId: number,
    readonly organiser: Person,
    readonly players: readonly Person[],
    readonly venueIds: readonly number[],
  ) {}

  person(id: number): Person {
    const found = [this.organiser, ...this.players].find(({ user }) => user.id === id);
    if (!found) throw new Error(`nobody has the id ${id}`);
    return found;
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

  private participants({ id }: GameModel): Promise<ParticipantListDto> {
    return this.read(this.organiser, 'GET /api/games/{id}/participants', id);
  }

  async plan({ maxPlayers, guestsMax, soon }: Plan, nth: number): Promise<GameModel> {
    const date = hoursFromNow(24 * 5)
      .toISOString()
      .slice(0, 10);
    const { status, json } = await this.send(
      this.organiser,
      'POST /api/groups/{id}/games',
      this.groupId,
      {
        title: `Nets ${nth}`,
        date,
        time: '18:30',
        venueId: this.venueIds[0],
        maxPlayers,
        guestsMax,
        isPublic: false,
      },
    );
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
      creatorId: this.organiser.user.id,
    });
    this.model.games.push(game);
    return game;
  }

  /** Does one step both ways. @returns whom it was about */
  async step(game: GameModel, step: Step): Promise<Person> {
    const { organiser } = this;
    const player = 'who' in step ? (this.players[step.who] ?? organiser) : organiser;
    const userId = player.user.id;
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
      }
    };
    expect(await done(), JSON.stringify(step)).toBe(expected);
    return player;
  }

  async compareSeats(game: GameModel): Promise<void> {
    const { goingCount } = await this.read<{ goingCount: number }>(
      this.organiser,
      'GET /api/games/{id}',
      game.id,
    );
    const rows = await this.participants(game);
    const of = (status: string) =>
      rows.filter((row) => row.status === status).map(({ user, guests }) => `${user.id}+${guests}`);
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

  async compareBook(): Promise<void> {
    const { balances } = await this.read<{
      balances: { debtor: { id: number }; creditor: { id: number }; amount: number }[];
    }>(this.organiser, 'GET /api/money/groups/{id}', this.groupId);
    const found = balances.map(({ debtor, creditor, amount }) =>
      balanceWords(debtor.id, creditor.id, amount),
    );
    expect(found.toSorted()).toEqual(this.model.balances());
  }

  private async mark(game: GameModel, absent: readonly number[]): Promise<void> {
    if (absent.length === 0) return;
    const rows = await this.participants(game);
    const marks = rows
      .filter(({ user }) => absent.includes(user.id))
      .map(({ id }) => ({ participantId: id, attendance: 'no_show' }));
    const name = 'POST /api/games/{id}/attendance';
    const { status, json } = await this.send(this.organiser, name, game.id, { marks });
    expect(status, JSON.stringify(json)).toBe(200);
  }

  /** Compares the open amounts on the page of the game, for the payee and for others. */
  async compareGame(game: GameModel, payeeId: number): Promise<void> {
    const { shares } = await this.read<{ shares: { user: { id: number }; left: number }[] }>(
      this.organiser,
      'GET /api/money/games/{id}',
      game.id,
    );
    const open = shares.filter(({ left }) => left !== 0).map(({ user, left }) => [user.id, left]);
    const expected = [this.organiser, ...this.players]
      .map(({ user }) => [user.id, this.model.owed(game.id, user.id, payeeId)])
      .filter(([, left]) => left !== 0);
    expect(new Map(open as [number, number][])).toEqual(new Map(expected as [number, number][]));
  }

  /** The game begins and ends: time passes for it alone. */
  async play(game: GameModel, plan: Plan): Promise<void> {
    const { noShows, lateNoShows, price, payee, pays, settles, payeeLeaves } = plan;
    await db.game.update({
      where: { id: game.id },
      data: { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-2) },
    });
    game.over = true;
    const absent = noShows
      .map((nth) => this.players[nth]?.user.id ?? 0)
      .filter((id) => game.going.has(id));
    await this.mark(game, absent);
    const came = [...game.going.keys()].filter((id) => !absent.includes(id));
    if (came.length + game.named === 0) return;
    const advanced = this.person(came[payee % came.length] ?? this.organiser.user.id);
    const charged = await this.send(this.organiser, 'PUT /api/money/games/{id}', game.id, {
      basis: 'court',
      amount: price,
      payeeId: advanced.user.id,
    });
    expect(charged.status, JSON.stringify(charged.json)).toBe(204);
    this.model.charge(game, {
      price,
      payeeId: advanced.user.id,
      absent,
      namedPayer: this.organiser.user.id,
    });
    await this.compareBook();

    const { shares } = await this.read<{
      shares: { accountId: number; user: { id: number }; left: number }[];
    }>(this.organiser, 'GET /api/money/games/{id}', game.id);
    for (const nth of pays) {
      const payer = this.players[nth]?.user.id;
      const share = shares.find(({ user }) => user.id === payer);
      if (!share || payer === undefined) continue;
      const { status } = await this.send(
        this.organiser,
        'PUT /api/money/games/{id}/shares/{accountId}',
        game.id,
        { mark: 'paid' },
        { accountId: share.accountId },
      );
      expect(status).toBe(204);
      this.model.pay(game, payer, advanced.user.id);
    }
    await this.shareAgain(game, { price, advanced, absent, lateNoShows });
    if (payeeLeaves && advanced !== this.organiser) await this.settleFromOutside(advanced);
    if (settles) await this.settleLargest(this.organiser);
    await this.compareBook();
    await this.compareGame(game, advanced.user.id);
  }

  private async shareAgain(
    game: GameModel,
    {
      price,
      advanced,
      absent,
      lateNoShows,
    }: { price: number; advanced: Person; absent: number[]; lateNoShows: number[] },
  ): Promise<void> {
    const payeeId = advanced.user.id;
    const late = lateNoShows
      .map((nth) => this.players[nth]?.user.id ?? 0)
      .filter((id) => game.going.has(id) && !absent.includes(id) && id !== payeeId);
    if (late.length === 0) return;
    await this.mark(game, late);
    const { bill } = await this.read<{ bill: { isOutdated: boolean } }>(
      this.organiser,
      'GET /api/money/games/{id}',
      game.id,
    );
    expect(bill.isOutdated).toBe(true);
    const cost = { basis: 'court', amount: price, payeeId };
    const { status } = await this.send(this.organiser, 'PUT /api/money/games/{id}', game.id, cost);
    expect(status).toBe(204);
    const namedPayer = this.organiser.user.id;
    this.model.charge(game, { price, payeeId, absent: [...absent, ...late], namedPayer });
    await this.compareBook();
    await this.compareGame(game, payeeId);
  }

  /** Leaves, settles as a creditor from outside, and returns. */
  private async settleFromOutside(person: Person): Promise<void> {
    const where = { groupId: this.groupId, userId: person.user.id };
    const { id: memberId } = await db.groupMember.findFirstOrThrow({ where });
    const name = 'DELETE /api/groups/{id}/members/{memberId}';
    const { status } = await this.send(person, name, this.groupId, undefined, { memberId });
    expect(status).toBe(204);
    this.model.leaveGroup(person.user.id);
    await this.settleLargest(person);
    await this.compareBook();
    await addMember(this.groupId, person.user.id);
  }

  /** The first balance that the person can settle. */
  private async settleLargest(by: Person): Promise<void> {
    type Side = { id: number; accountId: number; isOwn: boolean };
    const { balances } = await this.read<{ balances: { debtor: Side; creditor: Side }[] }>(
      by,
      'GET /api/money/groups/{id}',
      this.groupId,
    );
    const first = balances.find(({ creditor }) => by === this.organiser || creditor.isOwn);
    if (!first) return;
    const { status } = await this.send(
      by,
      'POST /api/money/groups/{id}/settlements',
      this.groupId,
      {
        debtorId: first.debtor.accountId,
        creditorId: first.creditor.accountId,
      },
    );
    expect(status).toBe(204);
    this.model.settle(first.debtor.id, first.creditor.id);
  }
}

export async function openSeason(): Promise<Season> {
  const sign = async (): Promise<Person> => {
    const signedIn = await createSignedIn();
    const response = await call('POST /api/calendar-feed', { cookie: signedIn.cookie, body: {} });
    const { url } = (await response.json()) as { url: string };
    return { ...signedIn, feed: url.split('/').at(-1) ?? '' };
  };
  const organiser = await sign();
  const group = await createGroup({ creatorId: organiser.user.id, maxMembers: 50 });
  const players: Person[] = [];
  while (players.length < PLAYERS) {
    const player = await sign();
    await addMember(group.id, player.user.id);
    players.push(player);
  }
  const venues = [await createVenue(), await createVenue()];
  return new Season(
    group.id,
    organiser,
    players,
    venues.map(({ id }) => id),
  );
}
