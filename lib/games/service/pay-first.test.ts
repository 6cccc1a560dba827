import { expect, it, vi } from 'vitest';
import { createGameSchema, rsvpSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { markAttendance } from '@/lib/games/service/after-game';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { createGame as planGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { passOnUnpaid } from '@/lib/games/service/keep-rules';
import { addGuest } from '@/lib/games/service/named-guests';
import { answerAsRegular } from '@/lib/games/service/regular-seats';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { chargeGame, markShare } from '@/lib/money/service/charge-game';
import { readFirstOf, recountPaid, sayPaidAsRegular } from '@/lib/money/service/pay-first';
import { readBook, readGameMoney } from '@/lib/money/service/read-book';
import { saveHandle } from '@/lib/money/service/settle-up';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { refusal, winners } from '@/tests/factories/refusal';
import { createSignedIn, type Person } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

const SEAT = rsvpSchema.parse({});
const LINE = rsvpSchema.parse({ waitlist: true });

async function createWorld(members = 3, game: Parameters<typeof createGame>[0] = {}) {
  const organiser = await createSignedIn();
  await saveHandle(organiser.actor, 'Easypaisa 0300 1234567');
  const { id: groupId } = await createGroup({ creatorId: organiser.user.id, maxMembers: 20 });
  const people: Person[] = [];
  for (let n = 0; n < members; n += 1) {
    const person = await createSignedIn();
    await addMember(groupId, person.user.id);
    people.push(person);
  }
  const { id } = await createGame({
    groupId,
    creatorId: organiser.user.id,
    startsAt: hoursFromNow(48),
    maxPlayers: 3,
    costPerPlayer: 500,
    payByHours: 24,
    payToId: organiser.user.id,
    ...game,
  });
  return { organiser, groupId, id, people: people as [Person, Person, Person, ...Person[]] };
}

const seatOf = (gameId: number, { user }: Person) =>
  db.gameParticipant.findUniqueOrThrow({
    where: { gameId_userId: { gameId, userId: user.id } },
  });
/** The time to pay is over for this player. */
const askedLongAgo = (gameId: number, person: Person) =>
  db.gameParticipant.update({
    where: { gameId_userId: { gameId, userId: person.user.id } },
    data: { payAskedAt: hoursFromNow(-100) },
  });
/** As if the game began in so many hours. */
const soon = (id: number, hours: number) =>
  db.game.update({
    where: { id },
    data: { startsAt: hoursFromNow(hours), endsAt: hoursFromNow(hours + 2) },
  });
type World = Awaited<ReturnType<typeof createWorld>>;
const accountOf = async (groupId: number, { user }: Person) =>
  (await db.moneyAccount.findFirst({ where: { groupId, userId: user.id } }))?.id ?? 0;
const mark = async (
  { groupId, id }: World,
  by: Person,
  of: Person,
  ...marked: ['said' | 'paid' | 'owes' | 'exempt', string?]
) => markShare(by.actor, { gameId: id, accountId: await accountOf(groupId, of) }, ...marked);
const sayPaid = (world: World, person: Person) => mark(world, person, person, 'said', '1234');
const tick = (world: World, person: Person) => mark(world, world.organiser, person, 'paid');
const moneyOf = ({ actor }: Person, id: number) => readGameMoney(actor, id);

it('asks for the seat, hears the player, and counts from the tick on', async () => {
  const world = await createWorld();
  const { organiser, groupId, id, people } = world;
  const [ali] = people;
  await joinGame(ali.actor, id, SEAT);
  expect(await moneyOf(ali, id)).toMatchObject({
    bill: { handle: 'Easypaisa 0300 1234567', perHead: 500 },
    mine: { status: 'owes', left: 500, until: expect.any(String) },
    shares: null,
  });
  await sayPaid(world, ali);
  expect(await moneyOf(organiser, id)).toMatchObject({
    mine: null,
    payees: null,
    shares: [{ status: 'said', digits: '1234', left: 500 }],
  });
  expect(await db.moneyEntry.count({ where: { groupId } })).toBe(0);
  await tick(world, ali);
  await tick(world, ali);
  expect(await moneyOf(ali, id)).toMatchObject({ mine: { status: 'paid', left: 0, digits: null } });
  expect(await db.moneyEntry.count({ where: { groupId } })).toBe(2);
  expect((await readBook(organiser.actor, groupId)).balances).toEqual([]);
  await mark(world, organiser, ali, 'owes');
  expect(await moneyOf(ali, id)).toMatchObject({ mine: { status: 'owes', left: 500 } });
  expect((await readBook(organiser.actor, groupId)).balances).toEqual([]);
  expect(await refusal(mark(world, ali, ali, 'paid'))).toMatch(/^forbidden/);
  expect(await refusal(mark(world, organiser, ali, 'exempt'))).toMatch(/^conflict/);
});

it('passes on the seats for which nobody said so in time', async () => {
  const world = await createWorld(4);
  const { id, people } = world;
  const [ali, sara, omar, late] = people as [Person, Person, Person, Person];
  for (const person of [ali, sara]) await joinGame(person.actor, id, SEAT);
  await joinGame(omar.actor, id, LINE);
  await sayPaid(world, ali);
  await passOnUnpaid(id);
  expect(await seatOf(id, sara)).toMatchObject({ status: 'going' });
  await soon(id, 20);
  await askedLongAgo(id, sara);
  await passOnUnpaid(id);
  await passOnUnpaid(id);
  expect(await seatOf(id, sara)).toMatchObject({ status: 'out', leftAt: null });
  expect(await seatOf(id, ali)).toMatchObject({ status: 'going' });
  // Who moves up has as long as an offer lasts.
  expect(await seatOf(id, omar)).toMatchObject({ status: 'going' });
  const queued = await db.job.findMany({ where: { kind: 'games:pay', runAt: { gt: new Date() } } });
  expect(queued.some(({ payload }) => JSON.stringify(payload).includes(`${id}`))).toBe(true);
  const told = { userId: sara.user.id, type: 'game_seat_unpaid' };
  expect(await db.notification.count({ where: told })).toBe(1);
  expect(await refusal(sayPaid(world, sara))).toMatch(/^conflict/);
  expect(await refusal(joinGame(late.actor, id, SEAT))).toMatch(/^conflict/);
});

it('reminds who has not paid once, six hours before the seat passes on', async () => {
  const world = await createWorld(3, { maxPlayers: 4 });
  const { id, people } = world;
  const [ali, sara, late] = people as [Person, Person, Person];
  for (const person of [ali, sara]) await joinGame(person.actor, id, SEAT);
  await sayPaid(world, ali);
  await soon(id, 29);
  await askedLongAgo(id, ali);
  await askedLongAgo(id, sara);
  // Whoever joins within these hours has just been told.
  await joinGame(late.actor, id, SEAT);
  const reminded = { type: 'game_seat_unpaid', data: { path: ['gameId'], equals: id } };
  expect(await db.notification.count({ where: reminded })).toBe(0);
  await passOnUnpaid(id);
  await passOnUnpaid(id);
  const told = await db.notification.findMany({ where: reminded });
  expect(told.map(({ userId, title }) => [userId, title])).toEqual([
    [sara.user.id, expect.stringContaining('your seat is not paid yet')],
  ]);
  expect(await seatOf(id, sara)).toMatchObject({ status: 'going' });
});

it('offers them within twelve hours of the start', async () => {
  const world = await createWorld();
  const { id, people } = world;
  const [ali, sara, omar] = people;
  for (const person of [ali, sara]) await joinGame(person.actor, id, SEAT);
  await joinGame(omar.actor, id, LINE);
  await soon(id, 8);
  await askedLongAgo(id, ali);
  await sayPaid(world, sara);
  await passOnUnpaid(id);
  expect(await db.seatHold.count({ where: { gameId: id } })).toBe(1);
  await joinGame(omar.actor, id, SEAT);
  expect(await seatOf(id, omar)).toMatchObject({ status: 'going' });
  expect((await moneyOf(omar, id)).mine).toMatchObject({ status: 'owes' });
});

it('takes no seat from who held it before, from the payee, or where nobody can be paid', async () => {
  const { organiser, id, people } = await createWorld(3, { payByHours: null, payToId: null });
  const [ali, sara] = people;
  await joinGame(ali.actor, id, SEAT);
  await updateGame(organiser.actor, id, updateGameSchema.parse({ payByHours: 24 }));
  await joinGame(sara.actor, id, SEAT);
  expect(await seatOf(id, ali)).toMatchObject({ payAskedAt: null });
  expect(await seatOf(id, organiser)).toMatchObject({ payAskedAt: null });
  await soon(id, 20);
  await askedLongAgo(id, sara);
  await saveHandle(organiser.actor, null);
  await passOnUnpaid(id);
  expect(await seatOf(id, sara)).toMatchObject({ status: 'going' });
  await saveHandle(organiser.actor, 'JazzCash');
  await passOnUnpaid(id);
  expect(await seatOf(id, sara)).toMatchObject({ status: 'out' });
  expect(await seatOf(id, ali)).toMatchObject({ status: 'going' });
});

it('keeps the share of who leaves late unless the seat is taken again, and gives back the others', async () => {
  const world = await createWorld(4);
  const { organiser, groupId, id, people } = world;
  const [early, late, other, next] = people as [Person, Person, Person, Person];
  const balances = async () => {
    await recountPaid(id);
    return (await readBook(organiser.actor, groupId)).balances.map(({ creditor, amount }) => [
      creditor.id,
      amount,
    ]);
  };
  await joinGame(early.actor, id, SEAT);
  await tick(world, early);
  await leaveGame(early.actor, id);
  expect(await balances()).toEqual([[early.user.id, 500]]);
  for (const person of [late, other]) {
    await joinGame(person.actor, id, SEAT);
    await tick(world, person);
  }
  await soon(id, 20);
  await leaveGame(late.actor, id);
  expect(await balances()).toEqual([[early.user.id, 500]]);
  await joinGame(next.actor, id, SEAT);
  expect(new Set(await balances())).toEqual(
    new Set([
      [early.user.id, 500],
      [late.user.id, 500],
    ]),
  );
  // Sharing the cost after the start finds the same.
  await soon(id, -1);
  const terms = { basis: 'player', amount: 500, payeeId: organiser.user.id } as const;
  await chargeGame(organiser.actor, id, terms);
  expect(await balances()).toContainEqual([late.user.id, 500]);
});

it('counts guests by name after the game, and as who takes the seat of a late leaver', async () => {
  const world = await createWorld(1);
  const { organiser, groupId, id, people } = world;
  const [player] = people;
  await db.groupMember.updateMany({
    where: { groupId, userId: player.user.id },
    data: { role: 'organiser' },
  });
  await joinGame(player.actor, id, SEAT);
  await addGuest(player.actor, id, { name: 'Uncle Tariq' });
  await tick(world, player);
  const paid = () => db.moneyEntry.findMany({ where: { groupId, kind: 'payment' } });
  expect(await paid()).toMatchObject([{ amount: 500 }]);
  await soon(id, 20);
  await leaveGame(player.actor, id);
  await recountPaid(id);
  expect((await readBook(organiser.actor, groupId)).balances).toEqual([]);
  await db.job.deleteMany({ where: { kind: 'games:pay' } });
  await addGuest(organiser.actor, id, { name: 'Aunt Rubina' });
  expect(await db.job.count({ where: { kind: 'games:pay' } })).toBe(1);
  await recountPaid(id);
  expect((await readBook(organiser.actor, groupId)).balances).toMatchObject([{ amount: 500 }]);
});

it('keeps the share of who paid and did not come', async () => {
  const world = await createWorld();
  const { organiser, groupId, id, people } = world;
  const [came, missed] = people;
  for (const person of [came, missed]) await joinGame(person.actor, id, SEAT);
  await tick(world, missed);
  await soon(id, -1);
  for (const person of [came, missed]) {
    const participantId = (await seatOf(id, person)).id;
    const marks = [{ participantId, attendance: 'no_show' as const }];
    await markAttendance(organiser.actor, id, { marks });
  }
  const terms = { basis: 'player', amount: 500, payeeId: organiser.user.id } as const;
  await chargeGame(organiser.actor, id, terms);
  await chargeGame(organiser.actor, id, terms);
  expect((await readBook(organiser.actor, groupId)).balances).toEqual([]);
  expect((await moneyOf(organiser, id)).bill?.isOutdated).toBe(false);
});

it('gives everything back when the game is cancelled', async () => {
  const world = await createWorld();
  const { organiser, groupId, id, people } = world;
  await joinGame(people[0].actor, id, SEAT);
  await tick(world, people[0]);
  await cancelGame(organiser.actor, id, { reason: 'Rain', scope: 'this' });
  await recountPaid(id);
  await recountPaid(id);
  const { balances } = await readBook(organiser.actor, groupId);
  expect(balances).toMatchObject([{ creditor: { id: people[0].user.id }, amount: 500 }]);
});

it('is the same for a regular, by the personal link', async () => {
  const { id, groupId, organiser } = await createWorld();
  const { id: regularId } = await db.groupRegular.create({
    data: { groupId, name: 'Hamza Tariq', nameKey: 'hamza tariq' },
  });
  await answerAsRegular(regularId, id, 'going');
  const regular = { id: regularId, groupId };
  expect(await readFirstOf(regular, id)).toMatchObject({
    amount: 500,
    state: 'owes',
    handle: 'Easypaisa 0300 1234567',
  });
  await sayPaidAsRegular(regular, id, '1234');
  const [share] = (await moneyOf(organiser, id)).shares ?? [];
  expect(share).toMatchObject({ status: 'said', user: { id: null }, digits: '1234' });
  const at = { gameId: id, accountId: share?.accountId ?? 0 };
  await markShare(organiser.actor, at, 'paid');
  expect(await readFirstOf(regular, id)).toMatchObject({ state: 'paid' });
  expect(await db.moneyEntry.count({ where: { groupId } })).toBe(2);
  expect(await refusal(sayPaidAsRegular({ ...regular, id: -1 }, id, null))).toMatch(/^conflict/);
});

it('needs a price, a time ahead and payment details', async () => {
  const { organiser, groupId } = await createWorld();
  const plan = (input: object, actor = organiser.actor) =>
    refusal(
      planGame(
        actor,
        groupId,
        createGameSchema.parse({
          title: 'Nets',
          location: 'Ground',
          ...toWallTime(hoursFromNow(48), 'Asia/Karachi'),
          ...input,
        }),
      ),
    );
  expect(await plan({ payByHours: 24 })).toMatch(/^invalid/);
  expect(await plan({ payByHours: 72, costPerPlayer: 500 })).toMatch(/^invalid/);
  await saveHandle(organiser.actor, null);
  expect(await plan({ payByHours: 24, costPerPlayer: 500 })).toMatch(/^invalid/);
  await saveHandle(organiser.actor, 'JazzCash');
  expect(await plan({ payByHours: 24, costPerPlayer: 500 })).not.toMatch(/^invalid/);
});

it('lets one of them win: the time, the player, the tick, leaving', async () => {
  for (let round = 0; round < 12; round += 1) {
    const world = await createWorld(4);
    const { organiser, groupId, id, people } = world;
    const [ali, sara, omar] = people;
    for (const person of [ali, sara]) await joinGame(person.actor, id, SEAT);
    await joinGame(omar.actor, id, LINE);
    await soon(id, 20);
    for (const person of [ali, sara]) await askedLongAgo(id, person);
    const steps = [
      () => passOnUnpaid(id),
      () => sayPaid(world, ali),
      () => tick(world, ali),
      () => leaveGame(sara.actor, id),
      () => tick(world, sara),
      () => recountPaid(id),
    ];
    const first = round % steps.length;
    await winners([...steps.slice(first), ...steps.slice(0, first)].map((step) => step()));
    const game = await db.game.findUniqueOrThrow({
      where: { id },
      include: { participants: true },
    });
    const going = game.participants.filter(({ status }) => status === 'going');
    expect(game.goingCount).toBe(going.length);
    expect(going.length).toBeLessThanOrEqual(3);
    await recountPaid(id);
    const seat = await seatOf(id, ali);
    const accountId = await accountOf(groupId, ali);
    const due = await db.gameDue.findFirst({ where: { gameId: id, accountId } });
    // A seat that was said or ticked to be paid is kept; one that passed on was neither.
    expect(seat.status).toBe(due?.saidPaidAt ? 'going' : 'out');
    const omars = await seatOf(id, omar);
    expect(omars.status).toBe('going');
    // Nobody owes, and what was ticked is balanced or comes back.
    const { balances } = await readBook(organiser.actor, groupId);
    for (const { debtor } of balances) expect(debtor.id).toBe(organiser.user.id);
  }
});
