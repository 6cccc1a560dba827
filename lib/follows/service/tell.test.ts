import { beforeEach, expect, it } from 'vitest';
import { blockPerson } from '@/lib/account/service/block-person';
import { FOLLOWS_MAX } from '@/lib/follows/constants';
import type { FollowDto } from '@/lib/follows/schema';
import { matchFollowers, sendFollowLetters, tellFollower } from '@/lib/follows/service/tell';
import { unsubscribe } from '@/lib/notifications/service/read-notifications';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { addSport } from '@/tests/factories/sports';
import { createVenue } from '@/tests/factories/venues';
import { call, ok } from '@/tests/integration/call';

const CRICKET = sportId('Cricket');
const signedIn = (options = {}) => createSignedIn({ timeZone: zoneByDay(), ...options });

const follow = (person: Person, body: object) =>
  ok<FollowDto[]>(person, 'POST /api/follows', { body });

async function gameNear(given: object = {}, at = GULBERG) {
  const group = await createGroup({ ...at });
  return createGame({ groupId: group.id, startsAt: hoursFromNow(30), ...at, ...given });
}

const toldOf = (person: Person) =>
  db.notification.findMany({ where: { userId: person.user.id, type: 'games_followed' } });

async function isTold(person: Person) {
  await tellFollower(person.user.id);
  return (await toldOf(person)).length > 0;
}

beforeEach(async () => {
  await db.game.deleteMany();
  await db.follow.deleteMany();
});

it('tells once a day of what fits, however often and by how many workers it is looked at', async () => {
  const sara = await signedIn();
  await follow(sara, { sportId: CRICKET });
  const game = await gameNear();
  await matchFollowers(game.id);
  const where = { kind: 'follows:tell', payload: { equals: { userId: sara.user.id } } };
  expect(await db.job.count({ where })).toBe(1);
  await Promise.all(Array.from({ length: 5 }, () => tellFollower(sara.user.id)));
  const [told, ...more] = await toldOf(sara);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ title: 'A game for you', data: { gameId: game.id } });
  await gameNear();
  await tellFollower(sara.user.id);
  expect(await toldOf(sara), 'a second game on the same day').toHaveLength(1);
  const tomorrow = await db.job.findFirstOrThrow({ where, orderBy: { runAt: 'desc' } });
  expect(tomorrow.runAt.getTime()).toBeGreaterThan(Date.now());
  await tellFollower(sara.user.id, tomorrow.runAt);
  expect((await toldOf(sara)).map(({ title }) => title)).toEqual([
    'A game for you',
    'A game for you',
  ]);
});

it('the database refuses a second notice of a day', async () => {
  const { user } = await signedIn();
  const day = new Date('2026-12-01');
  const data = { userId: user.id, kind: 'day' as const, day, gameIds: [] };
  await db.followNotice.create({ data });
  await expect(db.followNotice.create({ data })).rejects.toThrow(/Unique constraint/);
});

it.each([
  ['of another sport', { sportId: sportId('Tennis') }, {}, GULBERG],
  ['too far away', { sportId: CRICKET }, {}, KARACHI],
  ['for men only', { sportId: CRICKET }, { audience: 'men' }, GULBERG],
  ['above the level', { sportId: CRICKET }, { skillMin: 'expert' }, GULBERG],
  [
    'that is full',
    { sportId: CRICKET },
    { maxPlayers: 2, goingCount: 2, creatorId: null },
    GULBERG,
  ],
  ['that is not public', { sportId: CRICKET }, { isPublic: false }, GULBERG],
  ['in two weeks', { sportId: CRICKET }, { startsAt: hoursFromNow(14 * 24) }, GULBERG],
])('does not tell of a game %s', async (_, thing, given, at) => {
  const sara = await signedIn({ gender: 'female' });
  await follow(sara, thing);
  await gameNear(given, at);
  expect(await isTold(sara)).toBe(false);
});

it('follows a sport in a named area, where the person does not live', async () => {
  const sara = await signedIn();
  const [first] = await follow(sara, { sportId: CRICKET, area: 'Karachi' });
  expect(first).toMatchObject({ kind: 'sport', name: 'Cricket' });
  expect(first?.area).toContain('Karachi');
  await gameNear({}, KARACHI);
  expect(await isTold(sara)).toBe(true);
});

it('follows a venue, a person and a group, but not the own groups and games', async () => {
  const [sara, ali, member] = [await signedIn(), await signedIn(), await signedIn()];
  const venue = await createVenue();
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [member.user.id] });
  const game = await createGame({
    groupId: group.id,
    venueId: venue.id,
    startsAt: hoursFromNow(30),
  });
  for (const thing of [{ venueId: venue.id }, { personId: ali.user.id }, { groupId: group.id }]) {
    await db.follow.deleteMany();
    await db.followNotice.deleteMany();
    await db.notification.deleteMany();
    await follow(sara, thing);
    await follow(member, thing);
    await matchFollowers(game.id);
    expect(await isTold(sara), JSON.stringify(thing)).toBe(true);
    expect(await isTold(member), `a member: ${JSON.stringify(thing)}`).toBe(false);
  }
});

it('tells a connection of a game for connections, and nobody else', async () => {
  const [ali, friend, stranger] = [await signedIn(), await signedIn(), await signedIn()];
  await connect(ali.user.id, friend.user.id);
  const group = await createGroup({ creatorId: ali.user.id });
  await db.groupMember.deleteMany({ where: { groupId: group.id } });
  await db.group.update({
    where: { id: group.id },
    data: { reach: 'connections', visibility: 'private' },
  });
  await createGame({ groupId: group.id, isPublic: false, startsAt: hoursFromNow(30) });
  for (const person of [friend, stranger]) await follow(person, { personId: ali.user.id });
  expect(await isTold(friend)).toBe(true);
  expect(await isTold(stranger)).toBe(false);
});

it('ends with a block, and a hidden person cannot be followed', async () => {
  const [sara, ali] = [await signedIn(), await signedIn()];
  await follow(sara, { personId: ali.user.id });
  await follow(ali, { personId: sara.user.id });
  await blockPerson(ali.actor, sara.user.id);
  expect(await db.follow.count({ where: { personId: { not: null } } })).toBe(0);
  const again = await call('POST /api/follows', {
    cookie: sara.cookie,
    body: { personId: ali.user.id },
  });
  expect(again.status).toBe(404);
});

it('does not show a woman who keeps to women, nor tell a man of her games by person', async () => {
  const she = await signedIn({ gender: 'female' });
  const he = await signedIn({ gender: 'male' });
  await follow(he, { personId: she.user.id });
  await db.user.update({ where: { id: she.user.id }, data: { womenOnly: true } });
  expect(await ok(he, 'GET /api/follows')).toEqual([]);
  const group = await createGroup({ creatorId: she.user.id });
  await createGame({ groupId: group.id, startsAt: hoursFromNow(30) });
  expect(await isTold(he)).toBe(false);
});

it('waits for the end of the night', async () => {
  const sara = await signedIn({ timeZone: 'Asia/Karachi' });
  await follow(sara, { sportId: CRICKET });
  await gameNear();
  const night = new Date('2027-03-01T23:30:00+05:00');
  await tellFollower(sara.user.id, night);
  expect(await toldOf(sara)).toEqual([]);
  const job = await db.job.findFirstOrThrow({
    where: { kind: 'follows:tell' },
    orderBy: { id: 'desc' },
  });
  expect(job.runAt).toEqual(new Date('2027-03-02T07:00:00+05:00'));
});

it('follows at most twenty things, however many are asked for at once', async () => {
  const sara = await signedIn();
  const venues = await Promise.all(Array.from({ length: FOLLOWS_MAX + 4 }, () => createVenue()));
  await Promise.all(
    venues.map(({ id }) =>
      call('POST /api/follows', { cookie: sara.cookie, body: { venueId: id } }),
    ),
  );
  const [followed] = await db.follow.findMany({ where: { userId: sara.user.id } });
  await follow(sara, { venueId: followed?.venueId ?? 0 });
  expect(await db.follow.count({ where: { userId: sara.user.id } })).toBe(FOLLOWS_MAX);
});

it('is one thing at a time, and only the own is taken back', async () => {
  const [sara, ali] = [await signedIn(), await signedIn()];
  for (const body of [{}, { sportId: CRICKET, groupId: 1 }, { groupId: 1, area: 'Lahore' }]) {
    const answer = await call('POST /api/follows', { cookie: sara.cookie, body });
    expect(answer.status).toBe(422);
  }
  const [first] = await follow(sara, { sportId: CRICKET });
  await follow(sara, { sportId: CRICKET });
  const params = { id: first?.id ?? 0 };
  expect((await call('DELETE /api/follows/{id}', { cookie: ali.cookie, params })).status).toBe(404);
  await ok(sara, 'DELETE /api/follows/{id}', { params });
  expect(await ok(sara, 'GET /api/follows')).toEqual([]);
});

it('one letter a week, with one click to end it, and none in the first days of the week', async () => {
  const sara = await signedIn({ timeZone: 'Asia/Karachi', emailVerifiedAt: new Date() });
  await addSport(sara.user.id, { name: 'Tennis' });
  await follow(sara, { sportId: CRICKET });
  await gameNear();
  const letters = () => db.outboxMail.findMany({ where: { to: sara.user.email } });
  await sendFollowLetters(new Date('2026-12-02T12:00:00+05:00'));
  expect(await letters()).toEqual([]);
  const thursday = new Date('2026-12-03T12:00:00+05:00');
  await Promise.all([sendFollowLetters(thursday), sendFollowLetters(thursday)]);
  await sendFollowLetters(new Date('2026-12-05T12:00:00+05:00'));
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('One game for you this week');
  expect(letter?.text).toContain('Cricket');
  const url = new URL(letter?.unsubscribeUrl ?? '');
  expect(await unsubscribe(url.searchParams.get('token') ?? '')).toBe(true);
  expect(
    await db.notificationPreference.findMany({ where: { userId: sara.user.id } }),
  ).toMatchObject([{ topic: 'follows', email: false, push: true }]);
  await sendFollowLetters(new Date('2026-12-10T12:00:00+05:00'));
  expect(await letters()).toHaveLength(1);
});
