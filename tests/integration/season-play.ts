import { expect } from 'vitest';
import { POST as answerRegular } from '@/app/api/regulars/answer/route';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { insertRows } from '@/prisma/rows/insert-rows';
import { eventsOf } from '@/tests/factories/calendar';
import { hoursFromNow } from '@/tests/factories/dates';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createManyUsers } from '@/tests/factories/many-users';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call, type OperationName } from './call';
import { balanceWords, type GameModel, newGame, SeasonModel } from './season-model';
import { PLAYERS, type Plan, REGULARS, type Step } from './season-plan';

// Every step through the API and in the model.

type ParticipantListDto = {
  id: number;
  status: string;
  guests: number;
  regularId: number | null;
  user: { id: number | null };
}[];

/** Without an account: the id is that of the regular, negative. */
interface Regular {
  id: number;
  name: string;
  token: string;
}

interface Named {
  id: number | null;
  name: string;
}

const playerOf = ({ user, regularId }: ParticipantListDto[number]): number =>
  user.id ?? -(regularId ?? 0);

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

type Person = Awaited<ReturnType<typeof createSignedIn>> & { feed: string };

export class Season {
  readonly model = new SeasonModel();

  constructor(
    readonly groupId: number,
    readonly organiser: Person,
    readonly players: readonly Person[],
    readonly regulars: readonly Regular[],
    readonly isClub: boolean,
    readonly venueIds: readonly number[],
  ) {}

  person(id: number): Person {
    const found = [this.organiser, ...this.players].find(({ user }) => user.id === id);
    if (!found) throw new Error(`nobody has the id ${id}`);
    return found;
  }

  /** The id of a player or, after them, of a regular. */
  private idOf(nth: number): number {
    return this.players[nth]?.user.id ?? this.regulars[nth - PLAYERS]?.id ?? 0;
  }

  /** The ledger names regulars alone. */
  private idIn({ id, name }: { id: number | null; name: string }): number {
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
    const regular = step.kind === 'regular' ? this.regulars[step.regular] : undefined;
    const userId = regular?.id ?? player.user.id;
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

  async compareBook(): Promise<void> {
    const { balances } = await this.read<{
      balances: { debtor: Named; creditor: Named; amount: number }[];
    }>(this.organiser, 'GET /api/money/groups/{id}', this.groupId);
    const found = balances.map(({ debtor, creditor, amount }) =>
      balanceWords(this.idIn(debtor), this.idIn(creditor), amount),
    );
    expect(found.toSorted()).toEqual(this.model.balances());
  }

  private async mark(game: GameModel, absent: readonly number[]): Promise<void> {
    if (absent.length === 0) return;
    const rows = await this.participants(game);
    const marks = rows
      .filter((row) => absent.includes(playerOf(row)))
      .map(({ id }) => ({ participantId: id, attendance: 'no_show' }));
    const name = 'POST /api/games/{id}/attendance';
    const { status, json } = await this.send(this.organiser, name, game.id, { marks });
    expect(status, JSON.stringify(json)).toBe(200);
  }

  /** Compares the open amounts on the page of the game, for the payee and for others. */
  async compareGame(game: GameModel, payeeId: number): Promise<void> {
    const { shares } = await this.read<{ shares: { user: Named; left: number }[] }>(
      this.organiser,
      'GET /api/money/games/{id}',
      game.id,
    );
    const open = shares
      .filter(({ left }) => left !== 0)
      .map(({ user, left }) => [this.idIn(user), left]);
    const people = [this.organiser, ...this.players].map(({ user }) => user.id);
    const expected = [...people, ...this.regulars.map(({ id }) => id)]
      .map((id) => [id, this.model.owed(game.id, id, payeeId)])
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
    const absent = noShows.map((nth) => this.idOf(nth)).filter((id) => game.going.has(id));
    await this.mark(game, absent);
    const came = [...game.going.keys()].filter((id) => !absent.includes(id));
    if (came.length + game.named === 0) return;
    // A regular cannot have paid for the court.
    const payees = came.filter((id) => id > 0);
    const advanced = this.person(payees[payee % payees.length] ?? this.organiser.user.id);
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
      shares: { accountId: number; user: Named; left: number }[];
    }>(this.organiser, 'GET /api/money/games/{id}', game.id);
    for (const nth of pays) {
      const payer = this.idOf(nth);
      const share = shares.find(({ user }) => this.idIn(user) === payer);
      if (!share) continue;
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
      .map((nth) => this.idOf(nth))
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
    await this.enter(person);
  }

  /** A club is open to everybody. */
  async enter(person: Person): Promise<void> {
    if (!this.isClub) return void (await addMember(this.groupId, person.user.id));
    const name = 'POST /api/groups/{id}/join';
    const { json } = await this.send(person, name, this.groupId, {});
    expect(json).toMatchObject({ status: 'joined' });
  }

  /** The first balance that the person can settle. */
  private async settleLargest(by: Person): Promise<void> {
    type Side = Named & { accountId: number; isOwn: boolean };
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
    this.model.settle(this.idIn(first.debtor), this.idIn(first.creditor));
  }
}

/** A club has more members than other groups may have. */
const CLUB_MEMBERS = 60;

export async function openSeason(isClub: boolean): Promise<Season> {
  const sign = async (): Promise<Person> => {
    const signedIn = await createSignedIn();
    const response = await call('POST /api/calendar-feed', { cookie: signedIn.cookie, body: {} });
    const { url } = (await response.json()) as { url: string };
    return { ...signedIn, feed: url.split('/').at(-1) ?? '' };
  };
  const organiser = await sign();
  const kind = isClub ? { isClub, joinsAtOnce: true, maxMembers: 200 } : { maxMembers: 50 };
  const group = await createGroup({ creatorId: organiser.user.id, ...kind });
  const { ids } = await createManyUsers(pool, isClub ? CLUB_MEMBERS : 0);
  const members = ids.map((userId) => ({ groupId: group.id, userId }));
  await insertRows(pool, 'groupMembers', members);
  const players: Person[] = [];
  while (players.length < PLAYERS) players.push(await sign());
  const venues = [await createVenue(), await createVenue()];
  const venueIds = venues.map(({ id }) => id);
  const regulars = await createRegulars(group.id);
  const season = new Season(group.id, organiser, players, regulars, isClub, venueIds);
  for (const player of players) await season.enter(player);
  return season;
}

async function createRegulars(groupId: number): Promise<Regular[]> {
  const names = Array.from({ length: REGULARS }, (_, nth) => `Regular${nth} of the nets`);
  const data = names.map((name) => ({ groupId, name, nameKey: name }));
  const rows = await db.groupRegular.createManyAndReturn({ data });
  return rows.map((row) => ({
    id: -row.id,
    name: row.name,
    token: personalUrl(row).split('/').at(-1) ?? '',
  }));
}
