import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { createFeed } from '@/lib/games/service/calendar';
import { connect } from '@/tests/factories/connections';
import { addParticipant } from '@/tests/factories/games';
import { createInvite } from '@/tests/factories/groups';
import { sportId } from '@/tests/factories/sports';
import { createOnboardedUser } from '@/tests/factories/users';
import { call, operationNames } from './call';
import {
  ANSWERED_AS,
  createWorld,
  creatorOnMember,
  freshGame,
  freshMember,
  freshPrivateGame,
  freshPrivateRequest,
  freshRequest,
  GAME,
  gameWith,
  MEMBERS,
  nothing,
  ofGame,
  ofGroup,
  ofPrivate,
  ofPrivateGame,
  ofPrivatePastGame,
  organisers,
  type Person,
  PUBLIC,
  privateGameIn,
  privateOrganisers,
  putIntoSeries,
  ROLES,
  type Row,
  SIGNED_IN,
} from './groups-access-world';

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
    statuses: [401, 404, 204, 409, 404, 404, 404, 404, 404],
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
  { name: 'GET /api/games/{id}', options: ofPrivatePastGame, statuses: MEMBERS },
  { name: 'GET /api/games/{id}/calendar', options: ofPrivatePastGame, statuses: MEMBERS },
  { name: 'GET /api/games/{id}/participants', options: ofGame, statuses: SIGNED_IN },
  ...[ofPrivateGame, ofPrivatePastGame].map(
    (options): Row => ({
      name: 'GET /api/games/{id}/participants',
      options,
      statuses: [401, 404, 404, 404, 404, 200, 200, 200, 200],
    }),
  ),
  {
    name: 'POST /api/games/{id}/rsvp',
    options: ofGame,
    statuses: [401, 201, 201, 201, 403, 201, 201, 201, 201],
  },
  {
    name: 'PATCH /api/games/{id}/rsvp',
    options: async (world, caller) => ({
      ...(await gameWith(world, caller)),
      body: { guests: 0 },
    }),
    statuses: SIGNED_IN,
  },
  {
    name: 'DELETE /api/games/{id}/rsvp',
    options: gameWith,
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
    name: 'PATCH /api/games/{id}/rsvp',
    options: async (world) => ({ ...(await freshPrivateGame(world)), body: { guests: 0 } }),
    statuses: [401, 404, 404, 404, 404, 409, 409, 200, 409],
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
const ELSEWHERE = /^GET \/api\/groups\/\{id\}\/(messages|conversation)$/;

describe('who may call what about a group and its games', () => {
  it('is written down for every call', () => {
    const known = new Set<string>(ROWS.map(({ name }) => name));
    const missing = operationNames.filter(
      (name) => OURS.test(name) && !known.has(name) && !ELSEWHERE.test(name),
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

  it.each(ROWS.map((row, at) => ({ ...row, at })))(
    '$at $name, as who was removed, declined or banned, paused or is leaving',
    async ({ name, options, statuses }) => {
      const world = await createWorld();
      const ask = async (caller: Person) => {
        const prepared = await options(world, caller);
        return (await call(name, { ...prepared, cookie: caller.cookie })).status;
      };
      for (const [role, as] of Object.entries(ANSWERED_AS)) {
        const caller = world.further[role as keyof typeof ANSWERED_AS];
        expect(await ask(caller), `${role} as ${as}`).toBe(statuses[ROLES.indexOf(as)]);
      }
      // Who is leaving may look like anybody, and begins nothing new.
      const leaving = await ask(world.further.leaving);
      const stranger = statuses[ROLES.indexOf('stranger')] ?? 0;
      if (leaving !== stranger) expect(leaving).toBeGreaterThanOrEqual(400);
    },
  );
});
