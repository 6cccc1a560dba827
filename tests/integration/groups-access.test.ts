import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/calendar/wall-clock';
import { db } from '@/lib/db/client';
import { createFeed } from '@/lib/games/service/calendar';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { sportId } from '@/tests/factories/sports';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, operationNames } from './call';

type Person = SignedIn & { user: TestUser };

const ROLES = [
  'signedOut',
  'stranger',
  'requester',
  'exMember',
  'banned',
  'member',
  'organiser',
  'creator',
  'admin',
] as const;
type Role = (typeof ROLES)[number];

interface World {
  groupId: number;
  /** A group and a game that only its members may know of. */
  privateId: number;
  privateGameId: number;
  gameId: number;
  pastGameId: number;
  viewers: Record<Role, Person | null>;
}

async function createWorld(): Promise<World> {
  const viewers: World['viewers'] = {
    signedOut: null,
    stranger: await createSignedIn(),
    requester: await createSignedIn(),
    exMember: await createSignedIn(),
    banned: await createSignedIn(),
    member: await createSignedIn(),
    organiser: await createSignedIn(),
    creator: await createSignedIn(),
    admin: await createSignedIn({ isAdmin: true }),
  };
  const id = (role: Role) => viewers[role]?.user.id ?? 0;
  const creatorId = id('creator');
  const group = await createGroup({ creatorId, maxMembers: 50 });
  const hidden = await createGroup({ creatorId, visibility: 'private', maxMembers: 50 });
  for (const { id: groupId } of [group, hidden]) {
    await addMember(groupId, id('member'));
    await addMember(groupId, id('organiser'), 'organiser');
    await db.groupBan.create({ data: { groupId, userId: id('banned') } });
  }
  await createJoinRequest(group.id, id('requester'));
  await createJoinRequest(group.id, id('exMember'), { status: 'approved' });
  const game = await createGame({ groupId: group.id, creatorId, maxPlayers: 50 });
  const hiddenGame = await createGame({ groupId: hidden.id, creatorId });
  const past = await createGame({
    groupId: group.id,
    creatorId,
    startsAt: hoursFromNow(-5),
  });
  return {
    groupId: group.id,
    privateId: hidden.id,
    privateGameId: hiddenGame.id,
    gameId: game.id,
    pastGameId: past.id,
    viewers,
  };
}

interface Row {
  name: OperationName;
  /** Made for each caller anew, so that one who may does not spend it for the next. */
  options: (world: World, caller: Person | null) => CallOptions | Promise<CallOptions>;
  /** In the order of ROLES. */
  statuses: [number, number, number, number, number, number, number, number, number];
}

const ofGroup = ({ groupId }: World): CallOptions => ({ params: { id: groupId } });
const ofPrivate = ({ privateId }: World): CallOptions => ({ params: { id: privateId } });
const ofGame = ({ gameId }: World): CallOptions => ({ params: { id: gameId } });
const ofPrivateGame = ({ privateGameId }: World): CallOptions => ({
  params: { id: privateGameId },
});
const nothing = (): CallOptions => ({});

async function freshMember({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await addMember(groupId, user.id);
  return { params: { id: groupId, memberId: id } };
}

async function freshRequest({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await createJoinRequest(groupId, user.id);
  return { params: { id: groupId, requestId: id } };
}

/** Organisers alone; to outsiders what hangs on a private group does not exist. */
const privateOrganisers = (done: number): Row['statuses'] => [
  401,
  404,
  404,
  404,
  404,
  403,
  done,
  done,
  403,
];

async function privateGameIn(hours: number, { privateId, viewers }: World): Promise<CallOptions> {
  const creatorId = viewers.creator?.user.id ?? null;
  const { id } = await createGame({
    groupId: privateId,
    creatorId,
    startsAt: hoursFromNow(hours),
  });
  return { params: { id } };
}

const freshPrivateGame = (world: World) => privateGameIn(48, world);

async function freshPrivateRequest({ privateId }: World): Promise<CallOptions> {
  const { id } = await createJoinRequest(privateId, (await createOnboardedUser()).id);
  return { params: { id: privateId, requestId: id } };
}

async function freshGame({ groupId, viewers }: World): Promise<CallOptions> {
  const { id } = await createGame({ groupId, creatorId: viewers.creator?.user.id ?? null });
  return { params: { id } };
}

/** Makes a game the first of a weekly series. */
async function putIntoSeries(id: number, groupId: number, creatorId: number | null) {
  const startsOn = new Date(`${GAME.date}T00:00:00Z`);
  const series = await db.gameSeries.create({
    data: {
      ...{ groupId, creatorId, startsOn, startMinute: 1_080, durationMinutes: 90 },
      frequency: 'weekly',
      template: {},
    },
  });
  await db.game.update({ where: { id }, data: { seriesId: series.id, occurrenceOn: startsOn } });
}

const GAME = {
  title: 'Nets',
  date: addDays(new Date().toISOString().slice(0, 10), 5),
  time: '18:00',
  location: 'Corner ground',
};

/** Public: everybody may read. */
const PUBLIC: Row['statuses'] = [200, 200, 200, 200, 200, 200, 200, 200, 200];
/** Members alone; to the rest it does not exist. An admin may look. */
const MEMBERS: Row['statuses'] = [404, 404, 404, 404, 404, 200, 200, 200, 200];
const SIGNED_IN: Row['statuses'] = [401, 200, 200, 200, 200, 200, 200, 200, 200];
const organisers = (done: number): Row['statuses'] => [
  401,
  403,
  403,
  403,
  403,
  403,
  done,
  done,
  403,
];
/** Outsiders do not learn who is a member at all. */
const creatorOnMember = (done: number): Row['statuses'] => [
  401,
  404,
  404,
  404,
  404,
  403,
  403,
  done,
  404,
];

const ROWS: Row[] = [
  { name: 'GET /api/groups/discover', options: nothing, statuses: PUBLIC },
  {
    name: 'POST /api/groups',
    options: () => ({ body: { name: 'New', sportId: sportId('Cricket') } }),
    statuses: [401, 201, 201, 201, 201, 201, 201, 201, 201],
  },
  { name: 'GET /api/groups/{id}', options: ofGroup, statuses: PUBLIC },
  { name: 'GET /api/groups/{id}', options: ofPrivate, statuses: MEMBERS },
  { name: 'GET /api/groups/{id}/members', options: ofGroup, statuses: SIGNED_IN },
  {
    name: 'GET /api/groups/{id}/members',
    options: ofPrivate,
    statuses: [401, 404, 404, 404, 404, 200, 200, 200, 200],
  },
  {
    name: 'PUT /api/groups/{id}',
    options: (world) => ({ ...ofGroup(world), body: { description: 'Changed' } }),
    statuses: organisers(200),
  },
  {
    name: 'PUT /api/groups/{id}',
    options: (world) => ({ ...ofPrivate(world), body: { description: 'Changed' } }),
    statuses: [401, 404, 404, 404, 404, 403, 200, 200, 403],
  },
  {
    name: 'POST /api/groups/{id}/join',
    options: ofGroup,
    statuses: [401, 201, 409, 201, 403, 409, 409, 409, 201],
  },
  {
    name: 'POST /api/groups/{id}/join',
    options: ofPrivate,
    statuses: [401, 404, 404, 404, 404, 409, 409, 409, 201],
  },
  {
    name: 'DELETE /api/groups/{id}/join',
    options: ofGroup,
    statuses: [401, 404, 204, 404, 404, 404, 404, 404, 404],
  },
  { name: 'GET /api/groups/{id}/join-requests', options: ofGroup, statuses: organisers(200) },
  {
    name: 'POST /api/groups/{id}/join-requests/{requestId}/approve',
    options: freshRequest,
    statuses: organisers(200),
  },
  {
    name: 'POST /api/groups/{id}/join-requests/{requestId}/decline',
    options: freshRequest,
    statuses: organisers(200),
  },
  { name: 'GET /api/groups/{id}/invites', options: ofGroup, statuses: organisers(200) },
  {
    name: 'POST /api/groups/{id}/invites',
    options: async (world, caller) => {
      const friend = await createOnboardedUser();
      if (caller) await connect(caller.user.id, friend.id);
      return { ...ofGroup(world), body: { receiverId: friend.id } };
    },
    statuses: organisers(201),
  },
  { name: 'GET /api/group-invites', options: nothing, statuses: SIGNED_IN },
  ...(['accept', 'decline'] as const).map(
    (verb): Row => ({
      name: `POST /api/group-invites/{id}/${verb}`,
      // Somebody else's invite does not exist; only its receiver answers it.
      options: async ({ groupId, viewers }) => {
        const receiver = await createOnboardedUser();
        const { id } = await createInvite(groupId, viewers.creator?.user.id ?? 0, receiver.id);
        return { params: { id } };
      },
      statuses: [401, 404, 404, 404, 404, 404, 404, 404, 404],
    }),
  ),
  {
    name: 'POST /api/group-invites/{id}/withdraw',
    options: async ({ groupId, viewers }) => {
      const receiver = await createOnboardedUser();
      const { id } = await createInvite(groupId, viewers.creator?.user.id ?? 0, receiver.id);
      return { params: { id } };
    },
    statuses: [401, 404, 404, 404, 404, 403, 204, 204, 404],
  },
  {
    name: 'PATCH /api/groups/{id}/members/{memberId}',
    options: async (world) => ({ ...(await freshMember(world)), body: { role: 'organiser' } }),
    statuses: creatorOnMember(204),
  },
  {
    name: 'DELETE /api/groups/{id}/members/{memberId}',
    options: freshMember,
    statuses: creatorOnMember(204),
  },
  {
    name: 'POST /api/groups/{id}/members/{memberId}/ban',
    options: freshMember,
    statuses: creatorOnMember(204),
  },
  {
    name: 'GET /api/groups/{id}/bans',
    options: ofGroup,
    statuses: [401, 403, 403, 403, 403, 403, 403, 200, 403],
  },
  {
    name: 'DELETE /api/groups/{id}/bans/{userId}',
    options: async ({ groupId }) => {
      const user = await createOnboardedUser();
      await db.groupBan.create({ data: { groupId, userId: user.id } });
      return { params: { id: groupId, userId: user.id } };
    },
    statuses: [401, 403, 403, 403, 403, 403, 403, 204, 403],
  },
  { name: 'GET /api/groups/{id}/games', options: ofGroup, statuses: PUBLIC },
  { name: 'GET /api/groups/{id}/games', options: ofPrivate, statuses: MEMBERS },
  {
    name: 'POST /api/groups/{id}/games',
    options: (world) => ({ ...ofGroup(world), body: GAME }),
    statuses: organisers(201),
  },
  { name: 'GET /api/games', options: nothing, statuses: PUBLIC },
  { name: 'GET /api/games/mine', options: nothing, statuses: SIGNED_IN },
  { name: 'GET /api/games/{id}', options: ofGame, statuses: PUBLIC },
  { name: 'GET /api/games/{id}', options: ofPrivateGame, statuses: MEMBERS },
  { name: 'GET /api/games/{id}/calendar', options: ofGame, statuses: PUBLIC },
  { name: 'GET /api/games/{id}/calendar', options: ofPrivateGame, statuses: MEMBERS },
  { name: 'GET /api/games/{id}/participants', options: ofGame, statuses: SIGNED_IN },
  {
    name: 'GET /api/games/{id}/participants',
    options: ofPrivateGame,
    statuses: [401, 404, 404, 404, 404, 200, 200, 200, 200],
  },
  {
    name: 'POST /api/games/{id}/rsvp',
    options: ofGame,
    statuses: [401, 201, 201, 201, 403, 201, 201, 201, 201],
  },
  {
    name: 'DELETE /api/games/{id}/rsvp',
    options: async (world, caller) => {
      const game = await freshGame(world);
      const isCreator = caller === world.viewers.creator;
      if (caller && !isCreator) await addParticipant(Number(game.params?.id), caller.user.id);
      return game;
    },
    statuses: SIGNED_IN,
  },
  {
    name: 'POST /api/games/{id}/confirm',
    options: ofGame,
    statuses: [401, 409, 409, 409, 409, 409, 409, 409, 409],
  },
  {
    name: 'PUT /api/games/{id}',
    options: (world) => ({ ...ofGame(world), body: { title: 'Changed' } }),
    statuses: organisers(200),
  },
  {
    name: 'POST /api/games/{id}/cancel',
    options: async (world) => ({ ...(await freshGame(world)), body: { reason: 'Rain' } }),
    statuses: organisers(200),
  },
  {
    name: 'POST /api/games/{id}/duplicate',
    options: (world) => ({ ...ofGame(world), body: { date: GAME.date, time: GAME.time } }),
    statuses: organisers(201),
  },
  {
    name: 'POST /api/games/{id}/attendance',
    options: async ({ pastGameId }) => {
      const user = await createOnboardedUser();
      const { id } = await addParticipant(pastGameId, user.id);
      const marks = [{ participantId: id, attendance: 'attended' }];
      return { params: { id: pastGameId }, body: { marks } };
    },
    statuses: organisers(200),
  },
  {
    name: 'POST /api/games/{id}/skip',
    options: async (world) => {
      const game = await freshGame(world);
      const creatorId = world.viewers.creator?.user.id ?? null;
      await putIntoSeries(Number(game.params?.id), world.groupId, creatorId);
      return { ...game, body: {} };
    },
    statuses: organisers(200),
  },
  {
    name: 'POST /api/games/{id}/skip',
    options: async (world) => ({ ...(await freshPrivateGame(world)), body: {} }),
    // It does not repeat: whoever may skip hears so.
    statuses: privateOrganisers(409),
  },
  {
    name: 'POST /api/games/{id}/rsvp',
    options: freshPrivateGame,
    statuses: [401, 404, 404, 404, 404, 201, 201, 201, 201],
  },
  {
    name: 'DELETE /api/games/{id}/rsvp',
    options: freshPrivateGame,
    // The creator alone has a seat to give back.
    statuses: [401, 404, 404, 404, 404, 409, 409, 200, 409],
  },
  {
    name: 'POST /api/games/{id}/confirm',
    options: ofPrivateGame,
    statuses: [401, 404, 404, 404, 404, 409, 409, 409, 409],
  },
  {
    name: 'PUT /api/games/{id}',
    options: (world) => ({ ...ofPrivateGame(world), body: { title: 'Changed' } }),
    statuses: privateOrganisers(200),
  },
  {
    name: 'POST /api/games/{id}/cancel',
    options: async (world) => ({ ...(await freshPrivateGame(world)), body: { reason: 'Rain' } }),
    statuses: privateOrganisers(200),
  },
  {
    name: 'POST /api/games/{id}/duplicate',
    options: (world) => ({
      ...ofPrivateGame(world),
      body: { date: GAME.date, time: GAME.time },
    }),
    statuses: privateOrganisers(201),
  },
  {
    name: 'POST /api/games/{id}/attendance',
    options: async (world) => {
      const game = await privateGameIn(-5, world);
      const player = await addParticipant(
        Number(game.params?.id),
        (await createOnboardedUser()).id,
      );
      return { ...game, body: { marks: [{ participantId: player.id, attendance: 'no_show' }] } };
    },
    statuses: privateOrganisers(200),
  },
  {
    name: 'POST /api/groups/{id}/games',
    options: (world) => ({ ...ofPrivate(world), body: GAME }),
    statuses: privateOrganisers(201),
  },
  {
    name: 'GET /api/groups/{id}/join-requests',
    options: ofPrivate,
    statuses: privateOrganisers(200),
  },
  {
    name: 'POST /api/groups/{id}/join-requests/{requestId}/approve',
    options: freshPrivateRequest,
    statuses: privateOrganisers(200),
  },
  {
    name: 'POST /api/groups/{id}/join-requests/{requestId}/decline',
    options: freshPrivateRequest,
    statuses: privateOrganisers(200),
  },
  { name: 'GET /api/groups/{id}/invites', options: ofPrivate, statuses: privateOrganisers(200) },
  {
    name: 'GET /api/groups/{id}/bans',
    options: ofPrivate,
    statuses: [401, 404, 404, 404, 404, 403, 403, 200, 403],
  },
  ...(['accept', 'decline'] as const).map(
    (verb): Row => ({
      name: `POST /api/group-invites/{id}/${verb}`,
      // One's own: accepting what one is already, or may not be, is refused with a sentence.
      options: async ({ groupId, viewers }, caller) => {
        const receiverId = caller?.user.id ?? (await createOnboardedUser()).id;
        const sender = caller === viewers.organiser ? viewers.creator : viewers.organiser;
        const { id } = await createInvite(groupId, sender?.user.id ?? 0, receiverId);
        return { params: { id } };
      },
      statuses:
        verb === 'accept'
          ? [401, 200, 200, 200, 403, 409, 409, 409, 200]
          : [401, 200, 200, 200, 200, 200, 200, 200, 200],
    }),
  ),
  {
    name: 'GET /api/calendar/{token}',
    // The secret link is the key, whoever holds it.
    options: async ({ viewers }) => {
      const { creator } = viewers;
      if (!creator) throw new Error('The world has a creator');
      const { url } = await createFeed(creator.actor);
      return { params: { token: url.split('/').at(-1) ?? '' } };
    },
    statuses: PUBLIC,
  },
  { name: 'GET /api/calendar-feed', options: nothing, statuses: SIGNED_IN },
  {
    name: 'POST /api/calendar-feed',
    options: nothing,
    statuses: [401, 201, 201, 201, 201, 201, 201, 201, 201],
  },
  {
    name: 'DELETE /api/calendar-feed',
    options: nothing,
    statuses: [401, 404, 404, 404, 404, 404, 404, 404, 404],
  },
  {
    name: 'GET /api/calendar/{token}',
    options: () => ({ params: { token: 'x'.repeat(43) } }),
    statuses: [404, 404, 404, 404, 404, 404, 404, 404, 404],
  },
  // Last: it takes the group away.
  {
    name: 'DELETE /api/groups/{id}',
    options: ofGroup,
    statuses: [401, 403, 403, 403, 403, 403, 403, 204, 404],
  },
];

const OURS = /^\w+ \/api\/(groups|group-invites|games|calendar|calendar-feed)(\/|$)/;
const ELSEWHERE = new Set<string>(['GET /api/groups/{id}/messages']);

describe('who may call what about a group and its games', () => {
  it('is written down for every call', () => {
    const known = new Set<string>(ROWS.map(({ name }) => name));
    const missing = operationNames.filter(
      (name) => OURS.test(name) && !known.has(name) && !ELSEWHERE.has(name),
    );
    expect(missing, 'add the new call to ROWS').toEqual([]);
  });

  it.each(ROWS.map((row, at) => ({ ...row, at })))(
    '$at $name',
    async ({ name, options, statuses }) => {
      const world = await createWorld();
      const answers: Record<string, number> = {};
      for (const role of ROLES) {
        const caller = world.viewers[role];
        const prepared = await options(world, caller);
        answers[role] = (await call(name, { ...prepared, cookie: caller?.cookie })).status;
      }
      expect(answers).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, statuses[at]])));
    },
  );

  it('tells a guest neither names of members nor who may do what', async () => {
    const { groupId, viewers } = await createWorld();
    const answer = await call('GET /api/groups/{id}', { params: { id: groupId } });
    const group = await answer.json();
    expect(group).toMatchObject({ members: null, viewer: null, creatorId: null });
    const text = JSON.stringify(group);
    for (const role of ['member', 'organiser'] as const) {
      expect(text).not.toContain(viewers[role]?.user.name);
    }
  });
});
