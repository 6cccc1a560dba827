import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import { seatThoseWhoAlwaysCome } from '@/lib/games/service/always-come';
import { createGame as planSeries } from '@/lib/games/service/create-game';
import { listParticipants } from '@/lib/games/service/read-roster';
import { answerAsRegular, answerForRegular } from '@/lib/games/service/regular-seats';
import { leaveGame } from '@/lib/games/service/rsvp';
import { setAlwaysComes } from '@/lib/groups/service/always-come';
import { joinGroup } from '@/lib/groups/service/join-group';
import { chargeGame, markShare } from '@/lib/money/service/charge-game';
import { readBook, readGameMoney } from '@/lib/money/service/read-book';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db } from '@/lib/platform/db/client';
import { listRegularsSchema, pasteListSchema } from '@/lib/regulars/schema';
import { becomePerson } from '@/lib/regulars/service/become-person';
import {
  changeRegular,
  leaveRegulars,
  listRegulars,
  pasteList,
  removeRegular,
  renewLink,
} from '@/lib/regulars/service/manage-regulars';
import { openPersonalLink } from '@/lib/regulars/service/personal-link';
import { readRegularPage } from '@/lib/regulars/service/read-regular';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, type GroupOptions } from '@/tests/factories/groups';
import { refusal } from '@/tests/factories/refusal';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { watchExpired } from '@/tests/integration/cached-pages';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(addAllTexts);

const list = (text: string, confirm = true) => pasteListSchema.parse({ text, confirm });

const all = listRegularsSchema.parse({});

/** A group with an organiser, a member, and regulars. */
async function createWorld(names: string[], options: GroupOptions = {}) {
  const creator = await createSignedIn();
  // A name that a list cannot mean otherwise.
  const member = await createSignedIn({ name: 'Zara Khan' });
  const { id: groupId } = await createGroup({
    creatorId: creator.user.id,
    visibility: 'private',
    maxMembers: 20,
    ...options,
  });
  await addMember(groupId, member.user.id);
  if (names.length > 0) await pasteList(creator.actor, groupId, list(names.join('\n')));
  const { items: regulars } = await listRegulars(creator.actor, groupId, all);
  const idOf = (name: string) => regulars.find((regular) => regular.name === name)?.id ?? 0;
  const tokenOf = (name: string) => tokenIn(regulars.find((regular) => regular.name === name));
  return { creator, member, groupId, idOf, tokenOf };
}

const tokenIn = (regular: { url: string | null } | undefined) =>
  regular?.url?.split('/').at(-1) ?? '';
const memberCount = async (id: number) =>
  (await db.group.findUniqueOrThrow({ where: { id } })).memberCount;
const gameOf = async (token: string) => (await readRegularPage(token))?.games[0];

it('shows what it understood, and saves only the new names once they are confirmed', async () => {
  const { creator, member, groupId } = await createWorld(['Bilal Ahmed']);
  const own = member.user.name ?? '';
  const text = ['1. Hamza Tariq', '2. bilal  ahmed', `3. ${own}`, '4. Hamza Tariq'].join('\n');
  const seen = await pasteList(creator.actor, groupId, list(text, false));
  expect(seen).toMatchObject({ names: ['Hamza Tariq'], saved: false, tooMany: false, room: 17 });
  expect(seen.known.map((name) => name.toLowerCase())).toHaveLength(2);
  expect(await memberCount(groupId)).toBe(3);
  expect(await pasteList(creator.actor, groupId, list(text))).toMatchObject({ saved: true });
  expect(await memberCount(groupId)).toBe(4);
  expect(await refusal(pasteList(creator.actor, groupId, list(text)))).toMatch(/^conflict: /);
  expect(await refusal(pasteList(member.actor, groupId, list('Omar')))).toMatch(/^forbidden: /);
  expect((await listRegulars(member.actor, groupId, all)).items).toMatchObject([
    { name: 'Bilal', url: null },
    { name: 'Hamza', url: null },
  ]);
});

it('counts them as members: neither they nor others exceed the limit', async () => {
  const { creator, groupId } = await createWorld(['Hamza'], { maxMembers: 4 });
  expect(await refusal(pasteList(creator.actor, groupId, list('Omar\nBilal')))).toMatch(
    /^conflict: There is room for 1 more/,
  );
  const joining = async () => {
    const person = await createSignedIn();
    await db.groupInvite.create({
      data: { groupId, senderId: creator.user.id, receiverId: person.user.id },
    });
    return joinGroup(person.actor, groupId, { message: undefined });
  };
  const both = await Promise.allSettled([
    joining(),
    pasteList(creator.actor, groupId, list('Omar')),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await memberCount(groupId)).toBe(4);
});

it('takes a seat by the personal link, or the place in line, and passes it on', async () => {
  const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza', 'Omar']);
  const creatorId = creator.user.id;
  const game = await createGame({ groupId, creatorId, maxPlayers: 3, isPublic: false });
  await addParticipant(game.id, member.user.id);
  expect(await gameOf(tokenOf('Hamza'))).toMatchObject({ answer: null, isFull: false });
  await answerAsRegular(idOf('Hamza'), game.id, 'going');
  await answerAsRegular(idOf('Hamza'), game.id, 'going');
  await answerAsRegular(idOf('Omar'), game.id, 'going');
  expect(await gameOf(tokenOf('Hamza'))).toMatchObject({ answer: 'going', position: null });
  expect(await gameOf(tokenOf('Omar'))).toMatchObject({ answer: 'waitlisted', position: 1 });
  expect(await db.game.findUniqueOrThrow({ where: { id: game.id } })).toMatchObject({
    goingCount: 3,
    waitlistCount: 1,
  });
  await leaveGame(member.actor, game.id);
  expect(await gameOf(tokenOf('Omar'))).toMatchObject({ answer: 'going' });
  await answerAsRegular(idOf('Omar'), game.id, 'out');
  expect(await gameOf(tokenOf('Omar'))).toMatchObject({ answer: 'out', isFull: false });
});

it('appears by the first name, and gives nothing else of anybody away', async () => {
  const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza Tariq']);
  const game = await createGame({
    groupId,
    creatorId: creator.user.id,
    location: 'House 12, Street 4',
    area: 'Gulberg, Lahore',
    isPrivateAddress: true,
  });
  await addParticipant(game.id, member.user.id);
  expect(await gameOf(tokenOf('Hamza Tariq'))).toMatchObject({ location: 'Gulberg, Lahore' });
  await answerForRegular(creator.actor, game.id, {
    regularId: idOf('Hamza Tariq'),
    answer: 'going',
  });
  expect(await gameOf(tokenOf('Hamza Tariq'))).toMatchObject({ location: 'House 12, Street 4' });
  const players = await listParticipants(member.actor, game.id);
  expect(players.find(({ regularId }) => regularId !== null)?.user).toEqual({
    id: null,
    name: 'Hamza',
    profileImageUrl: null,
  });
  const page = JSON.stringify(await readRegularPage(tokenOf('Hamza Tariq')));
  for (const { user } of [creator, member]) expect(page).not.toContain(user.name);
  expect(
    await refusal(answerForRegular(member.actor, game.id, { regularId: 1, answer: 'out' })),
  ).toMatch(/^forbidden: /);
});

it('ends a link by a new one, and answers no game of another group', async () => {
  const { creator, groupId, idOf, tokenOf } = await createWorld(['Hamza']);
  const renewed = tokenIn(await renewLink(creator.actor, idOf('Hamza')));
  expect(await openPersonalLink(tokenOf('Hamza'))).toBeNull();
  expect(await openPersonalLink(renewed)).toMatchObject({ groupId });
  const elsewhere = await createGame();
  expect(await refusal(answerAsRegular(idOf('Hamza'), elsewhere.id, 'going'))).toMatch(
    /^not_found: /,
  );
  const stranger = await createSignedIn();
  expect(await refusal(renewLink(stranger.actor, idOf('Hamza')))).toMatch(/^not_found: Regular/);
  expect(await refusal(renewLink(stranger.actor, 0))).toMatch(/^not_found: Regular/);
});

it('takes the own name off the list: the seat goes to the next in line, and nothing remains', async () => {
  const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza', 'Omar']);
  const game = await createGame({ groupId, creatorId: creator.user.id, maxPlayers: 3 });
  await answerAsRegular(idOf('Hamza'), game.id, 'going');
  await answerAsRegular(idOf('Omar'), game.id, 'going');
  const line = { status: 'waitlisted', waitlistedAt: new Date() } as const;
  await addParticipant(game.id, member.user.id, line);
  const regular = await openPersonalLink(tokenOf('Hamza'));
  if (!regular) throw new Error('no regular');
  const { expired } = await watchExpired(() => leaveRegulars(regular));
  expect(expired, 'the page of the game counts one less').toContain(cacheTags.game(game.id));
  expect(await readRegularPage(tokenOf('Hamza'))).toBeNull();
  expect(await db.gameParticipant.findFirst({ where: { userId: member.user.id } })).toMatchObject({
    status: 'going',
  });
  await removeRegular(creator.actor, idOf('Omar'));
  expect(await memberCount(groupId)).toBe(2);
  expect(await db.game.findUniqueOrThrow({ where: { id: game.id } })).toMatchObject({
    goingCount: 2,
  });
});

it('has a share of the cost like every player', async () => {
  const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza']);
  const game = await createGame({
    groupId,
    creatorId: creator.user.id,
    startsAt: hoursFromNow(-3),
  });
  await addParticipant(game.id, member.user.id);
  await db.gameParticipant.create({ data: { gameId: game.id, regularId: idOf('Hamza') } });
  await chargeGame(creator.actor, game.id, payBy(creator));
  expect(await readRegularPage(tokenOf('Hamza'))).toMatchObject({ debt: 500, currency: 'PKR' });
  const { shares } = await readGameMoney(creator.actor, game.id);
  const share = shares?.find(({ user }) => user.name === 'Hamza');
  expect(share).toMatchObject({ amount: 500, status: 'owes', user: { id: null } });
  const { balances } = await readBook(creator.actor, groupId);
  expect(balances.map(({ debtor }) => debtor.name)).toContain('Hamza');
  const at = { gameId: game.id, accountId: share?.accountId ?? 0 };
  await markShare(creator.actor, at, 'paid');
  expect(await readRegularPage(tokenOf('Hamza'))).toMatchObject({ debt: 0 });
});

it('has a seat in each new date of a series unless they say no, in order, while there is room', async () => {
  const { creator, member, groupId, idOf } = await createWorld(['Hamza', 'Omar']);
  await setAlwaysComes(member.actor, groupId, true);
  await changeRegular(creator.actor, idOf('Hamza'), { alwaysComes: true });
  await changeRegular(creator.actor, idOf('Omar'), { alwaysComes: true });
  const game = await createGame({ groupId, creatorId: creator.user.id, maxPlayers: 3 });
  await seatThoseWhoAlwaysCome(game.id);
  await seatThoseWhoAlwaysCome(game.id);
  const going = await db.gameParticipant.findMany({
    where: { gameId: game.id, status: 'going' },
    orderBy: { id: 'asc' },
    select: { userId: true, regularId: true },
  });
  // The creator plays; then who joined the group first.
  expect(going.slice(1)).toEqual([
    { userId: member.user.id, regularId: null },
    { userId: null, regularId: idOf('Hamza') },
  ]);
  const other = await createGame({ groupId, creatorId: creator.user.id, maxPlayers: 9 });
  await answerAsRegular(idOf('Hamza'), other.id, 'out');
  await seatThoseWhoAlwaysCome(other.id);
  const seats = await db.gameParticipant.findMany({ where: { gameId: other.id } });
  expect(seats.find(({ regularId }) => regularId === idOf('Hamza'))?.status).toBe('out');
  expect(seats.find(({ regularId }) => regularId === idOf('Omar'))?.status).toBe('going');
  const stranger = await createSignedIn();
  expect(await refusal(setAlwaysComes(stranger.actor, groupId, true))).toMatch(/^not_found: /);
});

it('is seated by the job that each new game of a series brings', async () => {
  const { creator, groupId } = await createWorld([]);
  const input = createGameSchema.parse({
    title: 'Weekly',
    location: 'Corner ground',
    timeZone: 'Asia/Karachi',
    date: hoursFromNow(72).toISOString().slice(0, 10),
    time: '18:00',
    repeat: { frequency: 'weekly', count: 2 },
  });
  await planSeries(creator.actor, groupId, input);
  const games = await db.game.findMany({ where: { groupId } });
  const jobs = await db.job.findMany({ where: { kind: 'games:seat-always' } });
  const seated = jobs.map(({ payload }) => (payload as { gameId: number }).gameId);
  for (const { id } of games) expect(seated).toContain(id);
});

describe('with an account', () => {
  it('keeps seats, attendance and debts, once, in the place of the regular', async () => {
    const { creator, groupId, idOf, tokenOf } = await createWorld(['Hamza'], { maxMembers: 3 });
    const { actor, user } = await createSignedIn();
    const of = { groupId, creatorId: creator.user.id };
    const past = await createGame({ ...of, startsAt: hoursFromNow(-3) });
    const regularId = idOf('Hamza');
    await db.gameParticipant.create({
      data: { gameId: past.id, regularId, attendance: 'attended' },
    });
    await chargeGame(creator.actor, past.id, payBy(creator));
    const next = await createGame(of);
    await answerAsRegular(regularId, next.id, 'going');
    const token = tokenOf('Hamza');
    const twice = await Promise.allSettled([
      becomePerson(actor, token),
      becomePerson(actor, token),
    ]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberCount(groupId)).toBe(3);
    const own = await db.gameParticipant.findMany({
      where: { userId: user.id },
      orderBy: { gameId: 'asc' },
    });
    expect(own).toMatchObject([
      { gameId: past.id, status: 'going', attendance: 'attended' },
      { gameId: next.id, status: 'going' },
    ]);
    const { balances } = await readBook(actor, groupId);
    expect(balances).toMatchObject([{ amount: 500, debtor: { isOwn: true } }]);
    expect(await readRegularPage(token)).toBeNull();
  });

  it('merges with a member’s own seat and debts, and nothing counts twice', async () => {
    const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza']);
    const of = { groupId, creatorId: creator.user.id };
    const past = await createGame({ ...of, startsAt: hoursFromNow(-3) });
    await addParticipant(past.id, member.user.id);
    await db.gameParticipant.create({ data: { gameId: past.id, regularId: idOf('Hamza') } });
    await chargeGame(creator.actor, past.id, payBy(creator));
    const next = await createGame({ ...of, maxPlayers: 3 });
    await addParticipant(next.id, member.user.id);
    await answerAsRegular(idOf('Hamza'), next.id, 'going');
    await becomePerson(member.actor, tokenOf('Hamza'));
    expect(await memberCount(groupId)).toBe(2);
    expect(await db.game.findUniqueOrThrow({ where: { id: next.id } })).toMatchObject({
      goingCount: 2,
    });
    const { balances } = await readBook(member.actor, groupId);
    expect(balances).toMatchObject([{ amount: 1_000, debtor: { isOwn: true } }]);
  });

  it('keeps the better place: a seat of the regular, not the own place in line', async () => {
    const { creator, member, groupId, idOf, tokenOf } = await createWorld(['Hamza']);
    const game = await createGame({ groupId, creatorId: creator.user.id, maxPlayers: 2 });
    await answerAsRegular(idOf('Hamza'), game.id, 'going');
    const line = { status: 'waitlisted', waitlistedAt: new Date() } as const;
    await addParticipant(game.id, member.user.id, line);
    await becomePerson(member.actor, tokenOf('Hamza'));
    expect(
      await db.gameParticipant.findMany({ where: { gameId: game.id, userId: member.user.id } }),
    ).toMatchObject([{ status: 'going' }]);
    expect(await db.game.findUniqueOrThrow({ where: { id: game.id } })).toMatchObject({
      goingCount: 2,
      waitlistCount: 0,
    });
  });

  it('is refused to people whom the group has banned', async () => {
    const { creator, groupId, tokenOf } = await createWorld(['Hamza']);
    const { actor, user } = await createSignedIn();
    await db.groupBan.create({ data: { groupId, userId: user.id, bannedById: creator.user.id } });
    expect(await refusal(becomePerson(actor, tokenOf('Hamza')))).toMatch(
      /^(forbidden|not_found): /,
    );
    expect(await readRegularPage(tokenOf('Hamza'))).not.toBeNull();
  });
});

const payBy = ({ user }: Person) => ({ basis: 'player', amount: 500, payeeId: user.id }) as const;
