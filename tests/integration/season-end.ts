import { expect } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { insertRows } from '@/prisma/rows/insert-rows';
import { hoursFromNow } from '@/tests/factories/dates';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createManyUsers } from '@/tests/factories/many-users';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call } from './call';
import { type MissedRule, missedList, WEEK_MS } from './season-missed';
import { balanceWords, type GameModel } from './season-model';
import { PLAYERS, type Plan, REGULARS } from './season-plan';
import { type Named, type Person, playerOf, type Regular, SeasonSteps } from './season-play';
import { expectSumZero, runJobs } from './season-rules';

// What follows a game: who came, the cost, and the time until the next one.

export class Season extends SeasonSteps {
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
    for (const id of absent) game.absent.add(id);
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
      .map((id) => [id, this.model.shownDebt(game, id, payeeId)])
      .filter(([, left]) => left !== 0);
    expect(new Map(open as [number, number][])).toEqual(new Map(expected as [number, number][]));
  }

  /** Who missed games, as the organisers see it. */
  async compareMissed(): Promise<void> {
    if (!this.model.rule) return;
    type Row = { participantId: number; count: number; waitsUntil: string | null };
    const rows = await this.read<Row[]>(
      this.organiser,
      'GET /api/groups/{id}/missed',
      this.groupId,
    );
    const ids = rows.map(({ participantId }) => participantId);
    const found = await db.gameParticipant.findMany({ where: { id: { in: ids } } });
    const words = rows.map(({ participantId, count, waitsUntil }) => {
      const { userId, regularId } = found.find(({ id }) => id === participantId) ?? {};
      return `${userId ?? -(regularId ?? 0)} ${count}${waitsUntil ? ' waits' : ''}`;
    });
    const people = [this.organiser, ...this.players].map(({ user }) => user.id);
    const all = [...people, ...this.regulars.map(({ id }) => id)];
    expect(words.toSorted()).toEqual(missedList(this.model, all, Date.now()).toSorted());
  }

  async cancel(game: GameModel): Promise<void> {
    const name = 'POST /api/games/{id}/cancel';
    const { status } = await this.send(this.organiser, name, game.id, { reason: 'Rain' });
    expect(status).toBe(200);
    this.model.cancel(game);
    await runJobs(this);
    await this.compareBook();
  }

  /** A week passes for the games that are over. */
  async passWeek(): Promise<void> {
    for (const game of this.model.games.filter(({ over }) => over)) {
      await this.moveTo(game, game.startsAt - WEEK_MS);
    }
  }

  /** Time passes for a game alone: what was left when stays as long before the start. */
  private async moveTo(game: GameModel, startsAt: number): Promise<void> {
    const by = startsAt - game.startsAt;
    game.startsAt = startsAt;
    for (const [id, at] of game.left) game.left.set(id, at + by);
    const data = { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 3_600_000) };
    await db.game.update({ where: { id: game.id }, data });
    await db.$executeRaw`UPDATE game_participants SET left_at = left_at + ${by} * interval '1 millisecond'
      WHERE game_id = ${game.id}`;
  }

  /** The game begins and ends: time passes for it alone. */
  async play(game: GameModel, plan: Plan): Promise<void> {
    const { noShows, lateNoShows, price, payee, pays, settles, payeeLeaves } = plan;
    await this.moveTo(game, hoursFromNow(-3).getTime());
    game.over = true;
    const absent = noShows.map((nth) => this.idOf(nth)).filter((id) => game.going.has(id));
    await this.mark(game, absent);
    const came = [...game.going.keys()].filter((id) => !absent.includes(id));
    if (came.length === 0) return;
    // A regular cannot have paid for the court.
    const payees = came.filter((id) => id > 0);
    const advanced = game.first
      ? this.host
      : this.person(payees[payee % payees.length] ?? this.organiser.user.id);
    const charged = await this.send(this.organiser, 'PUT /api/money/games/{id}', game.id, {
      ...termsOf(game, price),
      payeeId: advanced.user.id,
    });
    expect(charged.status, JSON.stringify(charged.json)).toBe(204);
    this.model.charge(game, {
      price: termsOf(game, price).amount,
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
    await this.compareMissed();
    await expectSumZero(this);
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
    const cost = { ...termsOf(game, price), payeeId };
    const { status } = await this.send(this.organiser, 'PUT /api/money/games/{id}', game.id, cost);
    expect(status).toBe(204);
    const namedPayer = this.organiser.user.id;
    const { amount } = termsOf(game, price);
    this.model.charge(game, { price: amount, payeeId, absent: [...absent, ...late], namedPayer });
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
    await runJobs(this);
    await this.settleLargest(person);
    await this.compareBook();
    await this.enter(person);
  }

  /** A club is open to everybody. */
  async enter(person: Person): Promise<void> {
    if (!this.isClub) await addMember(this.groupId, person.user.id);
    else {
      const name = 'POST /api/groups/{id}/join';
      const { json } = await this.send(person, name, this.groupId, {});
      expect(json).toMatchObject({ status: 'joined' });
    }
    if (person !== this.host) return;
    const where = { groupId: this.groupId, userId: person.user.id };
    await db.groupMember.updateMany({ where, data: { role: 'organiser' } });
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

/** A game that is paid first has its price; of others the court is shared. */
const termsOf = ({ first }: GameModel, price: number) =>
  first ? { basis: 'player', amount: first.price } : { basis: 'court', amount: price };

/** A club has more members than other groups may have. */
const CLUB_MEMBERS = 60;

export async function openSeason(isClub: boolean, rule: MissedRule | null): Promise<Season> {
  const sign = async (): Promise<Person> => {
    const signedIn = await createSignedIn();
    const response = await call('POST /api/calendar-feed', { cookie: signedIn.cookie, body: {} });
    const { url } = (await response.json()) as { url: string };
    return { ...signedIn, feed: url.split('/').at(-1) ?? '' };
  };
  const organiser = await sign();
  // Games from before the rule count for nobody.
  const missed = rule && { ...rule, missedSince: hoursFromNow(-365 * 24) };
  const kind = isClub ? { isClub, joinsAtOnce: true, maxMembers: 200 } : { maxMembers: 50 };
  const group = await createGroup({ creatorId: organiser.user.id, ...kind, ...missed });
  const { ids } = await createManyUsers(pool, isClub ? CLUB_MEMBERS : 0);
  const members = ids.map((userId) => ({ groupId: group.id, userId }));
  await insertRows(pool, 'groupMembers', members);
  const players: Person[] = [];
  while (players.length < PLAYERS) players.push(await sign());
  const venues = [await createVenue(), await createVenue()];
  const venueIds = venues.map(({ id }) => id);
  const regulars = await createRegulars(group.id);
  const season = new Season(group.id, organiser, players, regulars, isClub, venueIds);
  season.model.rule = rule;
  for (const player of players) await season.enter(player);
  const handle = { userId: season.host.user.id, handle: 'Easypaisa 0300 1234567' };
  await db.paymentHandle.create({ data: handle });
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
