import { expect, it } from 'vitest';
import { blockPerson } from '@/lib/account/service/block-person';
import { deleteAccount } from '@/lib/account/service/delete-account';
import { discoverGamesSchema, type GameDto } from '@/lib/games/schema/read-game';
import { makeWeekly } from '@/lib/games/service/after-game';
import { discoverGames, readGame } from '@/lib/games/service/read-game';
import { listPublicGames } from '@/lib/games/service/read-roster';
import { readGroup } from '@/lib/groups/service/read-group';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { listWhatsOn } from '@/lib/venues/service/read-venue';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant } from '@/tests/factories/games';
import { createInviteLink } from '@/tests/factories/invites';
import { refusal, winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';
import { addSport } from '@/tests/factories/sports';
import { createVenue } from '@/tests/factories/venues';
import { call, ok } from '@/tests/integration/call';

const PADEL = () => sportId('Tennis');

async function bodyOf(given: object = {}) {
  const venue = await createVenue();
  const at = toWallTime(hoursFromNow(5), 'Asia/Karachi');
  return {
    title: '4 for padel',
    ...at,
    venueId: venue.id,
    maxPlayers: 4,
    sportId: PADEL(),
    ...given,
  };
}

const post = async (person: Person, given: object = {}) =>
  ok<GameDto>(person, 'POST /api/games', { body: await bodyOf(given) });

const feedOf = async (person: Person | null) =>
  (
    await discoverGames(person?.actor ?? null, discoverGamesSchema.parse({ radius: 'any' }))
  ).items.map(({ id }) => id);

/** Where each viewer sees the game: its page, the feed, and its venue. */
async function seenBy(viewer: Person | null, { id, venue }: GameDto) {
  const page = await readGame(viewer?.actor ?? null, id).then(
    () => true,
    () => false,
  );
  const { games } = await listWhatsOn(viewer?.actor ?? null, venue?.id ?? 0);
  return {
    page,
    feed: (await feedOf(viewer)).includes(id),
    venue: games.some((game) => game.id === id),
  };
}
const NOWHERE = { page: false, feed: false, venue: false };

it('a public game without a group is seen by everybody, and its group by nobody', async () => {
  const [ali, sara] = await createPeople(2);
  const game = await post(ali);
  expect(game).toMatchObject({ isPublic: true, reach: 'link', group: { name: 'Single game' } });
  expect(game.viewer).toMatchObject({ status: 'going', canManage: true });
  for (const viewer of [ali, sara, null]) {
    expect(await seenBy(viewer, game)).toEqual({ page: true, feed: true, venue: true });
  }
  expect((await listPublicGames()).map(({ id }) => id)).toContain(game.id);
  await expect(readGroup(ali.actor, game.groupId)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = { rows: await ok<object[]>(ali, 'GET /api/groups/discover') };
  expect(JSON.stringify(rows)).not.toContain('4 for padel');
  expect(await ok(ali, 'GET /api/users/{id}/groups', { params: { id: ali.user.id } })).toEqual([]);
  const chats = await db.conversation.count({ where: { groupId: game.groupId } });
  expect(chats).toBe(0);
});

it('one by link is seen by its players alone, and whoever has a link may join', async () => {
  const [ali, sara] = await createPeople(2);
  const game = await post(ali, { reach: 'link' });
  expect(await seenBy(ali, game)).toEqual({ ...NOWHERE, page: true });
  expect(await seenBy(sara, game)).toEqual(NOWHERE);
  expect(await seenBy(null, game)).toEqual(NOWHERE);
  const params = { id: game.id };
  const body = { kind: 'join' };
  const { url } = await ok<{ url: string }>(ali, 'POST /api/games/{id}/invite-links', {
    params,
    body,
  });
  const asks = await call('POST /api/games/{id}/invite-links', {
    cookie: ali.cookie,
    params,
    body: { kind: 'ask' },
  });
  expect(asks.status).toBe(409);
  await joinByLink(sara.actor, url.split('/').at(-1) ?? '', { waitlist: false });
  expect(await seenBy(sara, game)).toEqual({ ...NOWHERE, page: true });
  await db.game.update({
    where: { id: game.id },
    data: { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-1) },
  });
  expect((await seenBy(sara, game)).page, 'after the game').toBe(true);
  await ok(ali, 'DELETE /api/invite-links/{id}', {
    params: { id: (await db.inviteLink.findFirstOrThrow({ where: { gameId: game.id } })).id },
  });
});

it('one for connections is seen by them, and by nobody else', async () => {
  const [ali, friend, stranger, other] = await createPeople(4);
  await connect(ali.user.id, friend.user.id);
  await connect(friend.user.id, other.user.id);
  const game = await post(ali, { reach: 'connections' });
  expect(await seenBy(friend, game)).toEqual({ page: true, feed: true, venue: false });
  for (const viewer of [stranger, other, null]) expect(await seenBy(viewer, game)).toEqual(NOWHERE);
  expect((await listPublicGames()).map(({ id }) => id)).not.toContain(game.id);
  await blockPerson(friend.actor, ali.user.id);
  expect(await seenBy(friend, game)).toEqual(NOWHERE);
});

it('women only separates connections from it', async () => {
  const she = await createSignedIn({ gender: 'female', womenOnly: true });
  const he = await createSignedIn({ gender: 'male' });
  await connect(she.user.id, he.user.id);
  expect(await seenBy(he, await post(she, { reach: 'connections' }))).toEqual(NOWHERE);
});

it('a person has five of them ahead at most, however many they post at once', async () => {
  const [ali] = await createPeople(1);
  const body = await bodyOf();
  const posts = await Promise.all(
    Array.from({ length: 8 }, () => call('POST /api/games', { cookie: ali.cookie, body })),
  );
  expect(posts.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(posts.filter(({ status }) => status === 409)).toHaveLength(3);
});

async function played(people: Person[], given: object = {}) {
  const [ali, ...others] = people;
  const game = await post(ali as Person, given);
  for (const { user } of others) await addParticipant(game.id, user.id);
  await db.game.update({
    where: { id: game.id },
    data: { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-1) },
  });
  return game;
}

it('made weekly, it is a group with those who came, a chat and a series', async () => {
  const [ali, sara, missing, blocked] = await createPeople(4);
  const game = await played([ali, sara, missing, blocked]);
  await db.gameParticipant.updateMany({
    where: { gameId: game.id, userId: missing.user.id },
    data: { attendance: 'no_show' },
  });
  await blockPerson(blocked.actor, ali.user.id);
  const next = await ok<GameDto>(ali, 'POST /api/games/{id}/weekly', { params: { id: game.id } });
  expect(next).toMatchObject({ reach: null, repeats: 'weekly', group: { name: '4 for padel' } });
  const group = await readGroup(sara.actor, game.groupId);
  expect(group.members?.map(({ userId, role }) => [userId, role])).toEqual([
    [ali.user.id, 'creator'],
    [sara.user.id, 'member'],
  ]);
  const { id: chat } = await db.conversation.findFirstOrThrow({ where: { groupId: game.groupId } });
  expect(await db.conversationMember.count({ where: { conversationId: chat } })).toBe(2);
  const told = await db.notification.findMany({ where: { type: 'game_created' } });
  expect(told.map(({ userId, title }) => [userId, title])).toEqual([
    [sara.user.id, '4 for padel is weekly now, and you are in its group'],
  ]);
  expect(await refusal(makeWeekly(ali.actor, game.id))).toMatch(/^conflict: .*one of a group/);
});

it('two presses make one group, and only the organiser’s, after the start', async () => {
  const [ali, sara] = await createPeople(2);
  const ahead = await post(ali);
  expect(await refusal(makeWeekly(ali.actor, ahead.id))).toMatch(/^conflict/);
  const game = await played([ali, sara]);
  expect(await refusal(makeWeekly(sara.actor, game.id))).toMatch(/^forbidden/);
  const presses = await winners([makeWeekly(ali.actor, game.id), makeWeekly(ali.actor, game.id)]);
  expect(presses).toBe(1);
  expect(await db.gameSeries.count({ where: { groupId: game.groupId } })).toBe(1);
});

it('nobody becomes a member of the group behind it', async () => {
  const [ali, sara] = await createPeople(2);
  const { groupId } = await post(ali);
  await expect(db.groupMember.create({ data: { groupId, userId: sara.user.id } })).rejects.toThrow(
    /groups_reach_without_members/,
  );
  const { token } = await createInviteLink({ groupId });
  expect(await refusal(joinByLink(sara.actor, token, { waitlist: false }))).not.toBe('');
  expect(await db.groupMember.count({ where: { groupId } })).toBe(0);
});

it('ends with the account of its organiser, and its players are told', async () => {
  const [ali, sara] = await createPeople(2);
  const game = await post(ali);
  await addParticipant(game.id, sara.user.id);
  await deleteAccount(ali.actor, ali.user.id);
  expect(await db.game.findUniqueOrThrow({ where: { id: game.id } })).toMatchObject({
    status: 'cancelled',
  });
  const told = await db.notification.findMany({ where: { type: 'game_cancelled' } });
  expect(told.map(({ userId }) => userId)).toEqual([sara.user.id]);
});

it('filters: free of charge, and the part of the day by the clock of the place', async () => {
  const [ali, sara] = await createPeople(2);
  const [free, paid] = [await post(ali), await post(ali, { costPerPlayer: 50_000 })];
  await db.game.update({ where: { id: free.id }, data: { wallStart: '2026-12-01 18:30' } });
  await db.game.update({ where: { id: paid.id }, data: { wallStart: '2026-12-01 11:59' } });
  const found = async (query: object) =>
    (await ok<GameDto[]>(sara, 'GET /api/games', { query: { radius: 'any', ...query } }))
      .map(({ id }) => id)
      .filter((id) => [free.id, paid.id].includes(id));
  expect(await found({ only: 'free' })).toEqual([free.id]);
  const both = apiUrl('GET /api/games', { query: { only: ['free', 'room'], radius: 'any' } });
  const query = Object.fromEntries(new URL(both, 'http://site.invalid').searchParams);
  expect(await found(query), 'as the browser asks').toEqual([free.id]);
  expect(await found({ part: 'evening' })).toEqual([free.id]);
  expect(await found({ part: 'morning' })).toEqual([paid.id]);
  expect(await found({ part: 'afternoon' })).toEqual([]);
});

it('people of another level ask for a seat, once; the organiser accepts or declines', async () => {
  const [ali, sara, omar] = await createPeople(3);
  for (const { user } of [sara, omar])
    await addSport(user.id, { name: 'Tennis', skillLevel: 'beginner' });
  const { id } = await post(ali, { skillMin: 'advanced' });
  const ask = (person: Person) =>
    call('POST /api/games/{id}/seat-requests', { cookie: person.cookie, params: { id } });
  const answers = await Promise.all([ask(sara), ask(sara), ask(omar)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  const told = await db.notification.findMany({ where: { type: 'game_seat_request' } });
  expect(told.map(({ userId }) => userId)).toEqual([ali.user.id, ali.user.id]);
  const requests = await ok<{ id: number; user: { id: number } }[]>(
    ali,
    'GET /api/games/{id}/seat-requests',
    { params: { id } },
  );
  const requestOf = (person: Person) =>
    requests.find(({ user }) => user.id === person.user.id)?.id ?? 0;
  const decide = (person: Person, accept: boolean, by = ali) =>
    call('POST /api/games/{id}/seat-requests/{requestId}', {
      cookie: by.cookie,
      params: { id, requestId: requestOf(person) },
      body: { accept },
    });
  expect((await decide(sara, true, omar)).status).toBe(403);
  expect((await decide(sara, true)).status).toBe(200);
  expect((await decide(sara, false)).status).toBe(409);
  expect((await decide(omar, false)).status).toBe(200);
  const seen = await readGame(sara.actor, id);
  expect(seen.viewer).toMatchObject({ status: 'going', request: 'accepted', refusal: null });
  expect((await readGame(omar.actor, id)).viewer).toMatchObject({
    request: 'declined',
    refusal: 'level',
  });
  expect(await db.notification.count({ where: { type: 'game_seat_request' } })).toBe(0);
});
