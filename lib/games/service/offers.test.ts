import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { notifyOffer } from '@/lib/games/service/offer-seat';
import { readGame } from '@/lib/games/service/read-game';
import { releaseSeats } from '@/lib/games/service/release-seats';
import { changeGuests, joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

// Early afternoon in Lahore, where all people are.
const NOW = new Date('2027-03-10T14:00:00+05:00');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});
// On a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

const seat = rsvpSchema.parse({});
const inLine = (guests = 0) => rsvpSchema.parse({ waitlist: true, guests });
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

type Person = Awaited<ReturnType<typeof createSignedIn>>;

/** A full game in so many hours, with its creator and one player, and waiting people who bring that many guests. */
async function fullGame(hours: number, ...guests: number[]) {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const startsAt = hoursAhead(hours);
  const { id } = await createGame({
    groupId: group.id,
    startsAt,
    maxPlayers: 2,
    guestsMax: 4,
    title: 'Nets',
  });
  const player = await createSignedIn();
  await joinGame(player.actor, id, seat);
  const line: Person[] = [];
  for (const count of guests) {
    line.push(await createSignedIn());
    await joinGame((line.at(-1) as Person).actor, id, inLine(count));
    passMinutes(1 / 60);
  }
  return {
    id,
    creator,
    groupId: group.id,
    player,
    line: line as [Person, Person, Person],
    startsAt,
  };
}

const viewerOf = async ({ actor }: Person, id: number) => (await readGame(actor, id)).viewer;
const takenOf = async (id: number) =>
  (await db.game.findUniqueOrThrow({ where: { id } })).goingCount;
const notifiedTo = async ({ user }: Person) =>
  (await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ type, title }) => `${type}: ${title}`,
  );

describe('a seat that comes free', () => {
  it.each([
    [11, '16:00'],
    [4, '14:30'],
    [1, '14:10'],
  ])('%i hours before the start is offered and held until %s', async (hours, until) => {
    const { id, player, line } = await fullGame(hours, 0, 0);
    const [first, second] = line;
    await leaveGame(player.actor, id);
    expect((await viewerOf(first, id))?.offeredUntil).toMatch(
      new Date(`2027-03-10T${until}:00+05:00`).toISOString().slice(0, 16),
    );
    expect(await viewerOf(first, id)).toMatchObject({ status: 'waitlisted', waitlistPosition: 1 });
    expect(await viewerOf(second, id)).toMatchObject({ waitlistPosition: 2, offeredUntil: null });
    expect(await notifiedTo(first)).toEqual([`game_seat_offered: A seat is yours until ${until}`]);
    expect(await notifiedTo(second)).toEqual([]);
    expect(await takenOf(id)).toBe(2);
    await expect(joinGame(player.actor, id, seat)).rejects.toMatchObject({ code: 'conflict' });
    expect(await joinGame(first.actor, id, seat)).toMatchObject({ goingCount: 2 });
    expect(await viewerOf(first, id)).toMatchObject({ status: 'going', offeredUntil: null });
    expect(await db.seatHold.count({ where: { gameId: id } })).toBe(0);
    expect(await notifiedTo(first), 'no letter about what is answered').toEqual([]);
  });

  it('earlier is theirs at once', async () => {
    const { id, player, line } = await fullGame(13, 0);
    await leaveGame(player.actor, id);
    expect(await viewerOf(line[0], id)).toMatchObject({ status: 'going' });
  });

  it('passes on when its person passes, leaves the group or does not answer', async () => {
    const { id, groupId, player, line } = await fullGame(11, 0, 0, 0);
    const [first, second, third] = line;
    await leaveGame(player.actor, id);
    await joinGame(first.actor, id, inLine());
    expect((await viewerOf(first, id))?.status, 'a repeated wish takes nothing').toBe('waitlisted');
    await leaveGame(first.actor, id);
    expect((await viewerOf(second, id))?.offeredUntil).not.toBeNull();
    await transaction((tx) => releaseSeats(tx, second.user.id, { groupId }));
    expect((await viewerOf(third, id))?.offeredUntil).not.toBeNull();
    await releaseHolds(id);
    expect(await takenOf(id), 'the time is not over').toBe(2);
    passMinutes(121);
    await releaseHolds(id);
    await releaseHolds(id);
    expect(await takenOf(id)).toBe(1);
    expect((await viewerOf(third, id))?.status).toBe('out');
    expect(await notifiedTo(third)).toEqual(['game_offer_lapsed: Your seat has passed on']);
    // The seat is free now, and theirs with one click.
    expect(await joinGame(third.actor, id, seat)).toMatchObject({ viewer: { status: 'going' } });
  });

  it('passes on when somebody finds the game full after the time is over', async () => {
    const { id, player, line } = await fullGame(11, 0);
    await leaveGame(player.actor, id);
    passMinutes(121);
    expect(await joinGame(player.actor, id, seat)).toMatchObject({ goingCount: 2 });
    expect((await viewerOf(line[0], id))?.status).toBe('out');
  });

  it('is not lost for whoever answers a moment late, while nobody else wants it', async () => {
    const { id, player, line } = await fullGame(11, 0);
    await leaveGame(player.actor, id);
    passMinutes(121);
    expect(await joinGame(line[0].actor, id, seat)).toMatchObject({ viewer: { status: 'going' } });
    expect(await takenOf(id)).toBe(2);
  });
});

describe('a game that moves', () => {
  it('to a far time gives what it had offered, and costs nobody their place in line', async () => {
    const { id, creator, player, line } = await fullGame(6, 0, 0);
    const [first, second] = line;
    await leaveGame(player.actor, id);
    await updateGame(creator.actor, id, { date: '2027-03-24' });
    expect(await viewerOf(first, id)).toMatchObject({ status: 'going', mustReconfirm: true });
    expect(await viewerOf(second, id)).toMatchObject({ status: 'waitlisted', waitlistPosition: 1 });
    expect(await notifiedTo(first)).toEqual([
      expect.stringMatching(/^game_promoted/),
      expect.stringMatching(/^game_changed/),
    ]);
    passMinutes(121);
    await releaseHolds(id);
    expect((await viewerOf(first, id))?.status).toBe('going');
    expect(await takenOf(id)).toBe(2);
  });

  it('within the day asks again, until the end by its new time', async () => {
    const { id, creator, player, line } = await fullGame(6, 0);
    await leaveGame(player.actor, id);
    const before = (await viewerOf(line[0], id))?.offeredUntil;
    await updateGame(creator.actor, id, { time: '15:30' });
    const after = (await viewerOf(line[0], id))?.offeredUntil;
    expect(after).toMatch(/^2027-03-10T09:10/);
    expect(before).not.toBe(after);
    expect(await takenOf(id)).toBe(2);
    expect((await notifiedTo(line[0]))[0]).toBe('game_seat_offered: A seat is yours until 14:10');
  });

  it('to another court keeps its offers', async () => {
    const { id, creator, player, line } = await fullGame(6, 0);
    await leaveGame(player.actor, id);
    const before = (await viewerOf(line[0], id))?.offeredUntil;
    await updateGame(creator.actor, id, { location: 'Court 3' });
    expect((await viewerOf(line[0], id))?.offeredUntil).toBe(before);
  });
});

describe('company', () => {
  it('is offered its seats together, and may take fewer of them', async () => {
    const { id, player, line } = await fullGame(11, 1, 0);
    const [pair, single] = line;
    await db.game.update({ where: { id }, data: { maxPlayers: 3 } });
    await leaveGame(player.actor, id);
    expect(await viewerOf(pair, id)).toMatchObject({ offeredUntil: expect.any(String) });
    expect(await takenOf(id)).toBe(3);
    await expect(changeGuests(pair.actor, id, { guests: 0 })).rejects.toMatchObject({
      message: 'A seat is offered to you: take it or pass first.',
    });
    await joinGame(pair.actor, id, seat);
    expect(await viewerOf(pair, id)).toMatchObject({ status: 'going', guests: 0 });
    expect(await viewerOf(single, id)).toMatchObject({ offeredUntil: expect.any(String) });
    expect(await takenOf(id)).toBe(3);
  });

  it('that makes itself smaller for the free seat has it at once', async () => {
    const { id, player, line } = await fullGame(11, 1);
    await leaveGame(player.actor, id);
    await changeGuests(line[0].actor, id, { guests: 0 });
    expect(await viewerOf(line[0], id)).toMatchObject({ status: 'going', guests: 0 });
  });
});

it('nobody is woken for a game after noon: the seat waits for them', async () => {
  vi.setSystemTime(new Date('2027-03-10T02:00:00+05:00'));
  const { id, player, line } = await fullGame(11.5, 0);
  const [first] = line;
  await leaveGame(player.actor, id);
  expect((await viewerOf(first, id))?.offeredUntil).toBe('2027-03-10T04:00:00.000Z');
  expect(await notifiedTo(first)).toEqual([]);
  const { id: holdId } = await db.seatHold.findFirstOrThrow({ where: { gameId: id } });
  const [job] = await db.job.findMany({ where: { kind: 'games:tell-offer' } });
  expect(job).toMatchObject({ payload: { holdId }, runAt: new Date('2027-03-10T02:00:00Z') });
  vi.setSystemTime(new Date('2027-03-10T07:00:00+05:00'));
  await notifyOffer(holdId);
  await notifyOffer(holdId);
  expect(await notifiedTo(first)).toEqual(['game_seat_offered: A seat is yours until 09:00']);
  await joinGame(first.actor, id, seat);
  await notifyOffer(holdId);
  expect(await notifiedTo(first)).toEqual([]);
});

it('40 races of taking, passing, lapsing, joining and leaving give out exactly the seats', async () => {
  const { id, player, line } = await fullGame(11, 0, 1, 0);
  const [asked, pair] = line;
  const people = [player, ...line];
  const idOf = async ({ user }: Person) =>
    (await db.gameParticipant.findFirstOrThrow({ where: { gameId: id, userId: user.id } })).id;
  const ids = await Promise.all(people.map(idOf));
  const set = (at: number, status: 'going' | 'waitlisted', guests = 0) =>
    db.gameParticipant.update({
      where: { id: ids[at] },
      data: { status, guests, waitlistedAt: status === 'waitlisted' ? hoursAhead(at) : null },
    });
  for (let round = 0; round < 40; round += 1) {
    await db.seatHold.deleteMany({ where: { gameId: id } });
    await db.gameParticipant.updateMany({
      where: { id: { in: ids } },
      data: { status: 'out', guests: 0, waitlistedAt: null },
    });
    await Promise.all([set(1, 'waitlisted'), set(2, 'waitlisted', 1), set(3, 'waitlisted')]);
    const heldUntil = hoursAhead(round % 2 === 0 ? 1 : -1);
    await db.seatHold.create({ data: { gameId: id, participantId: ids[1], heldUntil } });
    const steps = [
      () => joinGame(asked.actor, id, seat),
      () => leaveGame(asked.actor, id),
      () => releaseHolds(id),
      () => joinGame(player.actor, id, seat),
      () => changeGuests(pair.actor, id, { guests: 0 }),
    ];
    const order = steps.map((_, at) => steps[(at + round) % steps.length] ?? releaseHolds);
    await Promise.allSettled(order.map((step) => step(id)));
    const going = await db.gameParticipant.findMany({ where: { gameId: id, status: 'going' } });
    const held = await db.seatHold.findMany({ where: { gameId: id } });
    const seats = going.reduce((sum, { guests }) => sum + 1 + guests, 0);
    const offered = held.reduce((sum, hold) => sum + hold.seats, 0);
    expect(seats + offered, `round ${round}`).toBeLessThanOrEqual(2);
    expect(await takenOf(id)).toBe(seats + offered);
    const waiting = await db.gameParticipant.count({ where: { gameId: id, status: 'waitlisted' } });
    expect(seats + offered === 2 || waiting === 0, `no seat is left behind in ${round}`).toBe(true);
  }
});
