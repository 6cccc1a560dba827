import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '@/lib/platform/db/client';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { type CallOptions, call, type OperationName, operationNames, specOf } from './call';
import { createSide, entangle, type Side } from './two-people';

/**
 * A hidden person is indistinguishable from a missing one in every call: its status, body and headers are those for an id
 * without an account. The calls come from the product's own list; one whose input has another shape fails until it is in
 * `BODIES`.
 */
const NOBODY = 1_900_000_999;

/** Names of ids of people: in paths (besides /api/users/{id}) and anywhere in a body. */
const PERSON_KEY =
  /^(user|otherUser|receiver|member|client|person|target|payee|debtor|creditor)Ids?$/;
/** Ids of a membership or of an entry of a group's ledger; those of strangers are the same as missing ones. */
const NOT_OF_PEOPLE = /\/members\/\{memberId\}|\/api\/money\//;

function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}

function bodyKeys(name: OperationName): string[] {
  const { body } = specOf(name);
  return body ? keysOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : [];
}

const inPath = (name: OperationName) =>
  name.includes('/api/users/{id}') ||
  [...name.matchAll(/\{(\w+)\}/g)].some(([, key = '']) => PERSON_KEY.test(key));
const inBody = (name: OperationName) => bodyKeys(name).some((key) => PERSON_KEY.test(key));

const named = operationNames.filter(
  (name) =>
    !name.includes('/api/admin/') && !NOT_OF_PEOPLE.test(name) && (inPath(name) || inBody(name)),
);

interface World {
  me: Side;
  groupId: number;
  gameId: number;
  venueId: number;
}

/** Further input of a call, aimed at the person. */
const BODIES: Partial<Record<OperationName, (id: number, world: World) => unknown>> = {
  'POST /api/friend-requests': (receiverId) => ({ receiverId }),
  'POST /api/follows': (personId) => ({ personId }),
  'POST /api/likes': (userId) => ({ userId }),
  'POST /api/likes/skips': (userId) => ({ userId }),
  'POST /api/venues/{id}/staff': (userId) => ({ userId, role: 'desk' }),
  'POST /api/messages': (receiverId) => ({ receiverId, content: 'Salaam' }),
  'POST /api/groups/{id}/invites': (receiverId) => ({ receiverId }),
  'POST /api/games/{id}/participants': (userId) => ({ userId }),
  'POST /api/reports': (targetId) => ({ targetType: 'person', targetId, reason: 'spam' }),
  'POST /api/users/{id}/proposal': (_id, { venueId }) => ({
    sportId: 6,
    startsAt: [hoursFromNow(48).toISOString()],
    venueId,
  }),
  // A person's own address refuses all others.
  'PUT /api/users/{id}': () => ({ name: 'Renamed' }),
  'PUT /api/users/{id}/settings': () => ({ paused: true }),
  'PUT /api/users/{id}/birth-year': () => ({ birthYear: null }),
  'POST /api/users/{id}/terms': () => ({ version: '2026-12-01' }),
  'POST /api/users/{id}/password': () => ({ newPassword: 'kinnow-orchard-7' }),
  'POST /api/users/{id}/sports': () => ({ sportId: 6, skillLevel: 'expert' }),
};

function aimed(name: OperationName, id: number, world: World): CallOptions {
  const others: Record<string, number | string> = {
    id: name.includes('/games/') ? world.gameId : world.groupId,
    sportId: 6,
    sessionId: 'x'.repeat(43),
  };
  const params = Object.fromEntries(
    [...name.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => {
      // The caller's own id comes first in the path of a chat of two.
      if (key === 'userId' && name.includes('{otherUserId}')) return [key, world.me.user.id];
      const isPerson = PERSON_KEY.test(key) || (name.includes('/api/users/{id}') && key === 'id');
      return [key, isPerson ? id : (others[key] ?? 1)];
    }),
  );
  const body = BODIES[name]?.(id, world);
  return { params, cookie: world.me.cookie, ...(body === undefined ? {} : { body }) };
}

/** Everything that a response reveals. The requested id is the caller's own input. */
async function shown(response: Response, id: number) {
  const counted = /^(ratelimit|x-ratelimit|x-request-id|date|retry-after)/;
  const headers = [...response.headers].filter(([key]) => !counted.test(key));
  const text = (await response.text()).replaceAll(String(id), '<id>');
  return { status: response.status, headers, text };
}

const HIDES = {
  'women only': ({ id }: { id: number }) =>
    db.user.update({ where: { id }, data: { womenOnly: true } }),
  paused: ({ id }: { id: number }) =>
    db.user.update({ where: { id }, data: { pausedAt: new Date() } }),
  suspended: ({ id }: { id: number }) =>
    db.user.update({ where: { id }, data: { suspendedUntil: hoursFromNow(24) } }),
  banned: ({ id }: { id: number }) =>
    db.user.update({ where: { id }, data: { bannedAt: new Date() } }),
  leaving: ({ id }: { id: number }) =>
    db.user.update({
      where: { id },
      data: { deletionRequestedAt: new Date(), deletionDueAt: hoursFromNow(168) },
    }),
  blocking: ({ id }: { id: number }, me: number) =>
    db.block.create({ data: { blockerId: id, blockedId: me } }),
};

const RELATIONS = ['a stranger', 'somebody known'] as const;
const cases = Object.keys(HIDES).flatMap((state) =>
  RELATIONS.map((relation) => [state as keyof typeof HIDES, relation] as const),
);

it('knows the body of every call that names a person', () => {
  const open = named.filter((name) => inBody(name) && !BODIES[name]);
  expect(open, 'say in BODIES how the new call names a person').toEqual([]);
});

// A paused person is still visible to acquaintances.
describe.each(cases.filter(([state, known]) => state !== 'paused' || known === 'a stranger'))(
  'a person who is %s, for %s',
  (state, relation) => {
    let world: World;
    let hidden: Side;
    beforeAll(async () => {
      const at = cases.findIndex(([one, other]) => one === state && other === relation);
      const me = await createSide(1_900_000_100 + at * 2, `Aliopal${at}`, { gender: 'male' });
      const id = 1_900_000_101 + at * 2;
      hidden = await createSide(id, `Sarajade${at}`, { gender: 'female' });
      if (relation === 'somebody known') await entangle(me, hidden);
      const group = await createGroup({ creatorId: me.user.id });
      const game = await createGame({ groupId: group.id, creatorId: me.user.id });
      world = { me, groupId: group.id, gameId: game.id, venueId: (await createVenue()).id };
      await HIDES[state](hidden.user, me.user.id);
    });

    it.each(named)('is nobody to %s', async (name) => {
      const ask = async (id: number) => shown(await call(name, aimed(name, id, world)), id);
      const nobody = await ask(NOBODY);
      expect(await ask(hidden.user.id)).toEqual(nobody);
      // Repeated, because the first call may have had effects.
      expect(await ask(hidden.user.id)).toEqual(await ask(NOBODY));
    });

    it('is not listed after a block, whose name could be read there', async () => {
      const listed = await call('GET /api/blocks', { cookie: world.me.cookie });
      expect(await listed.json()).toEqual([]);
    });
  },
);

it.each(['groups', 'games', 'coaches', 'class-sessions'] as const)(
  '%s of who blocks are like missing ones to every call',
  async (kind) => {
    const me = await createSignedIn();
    const hidden = await createSignedIn();
    const group = await createGroup({ creatorId: hidden.user.id });
    const coach = await createCoach({ userId: hidden.user.id });
    const ids = {
      groups: group.id,
      games: (await createGame({ groupId: group.id, creatorId: hidden.user.id })).id,
      coaches: coach.id,
      'class-sessions': (await createClassSession(coach)).id,
    };
    await HIDES.blocking(hidden.user, me.user.id);
    const rest = Object.fromEntries(
      'userId memberId requestId guestId participantId classId dayOffId reviewId'
        .split(' ')
        .map((key) => [key, 1]),
    );
    for (const name of operationNames.filter((each) => each.includes(`/api/${kind}/{id}`))) {
      const bodies = [{}, { answer: 'going' }, { action: 'join' }, { rating: 5 }];
      for (const body of specOf(name).body ? bodies : [undefined]) {
        const ask = async (id: number) => {
          await db.$executeRaw`DELETE FROM rate_limits`;
          return shown(
            await call(name, {
              params: { ...rest, action: 'join', id },
              cookie: me.cookie,
              ...(body && { body }),
            }),
            NOBODY,
          );
        };
        expect(await ask(ids[kind]), name).toEqual(await ask(NOBODY));
      }
    }
  },
);

describe('over a socket', () => {
  let app: RealtimeApp;
  beforeAll(async () => {
    app = await startRealtime({ port: 0 });
    return () => app.close();
  });

  it.each(Object.keys(HIDES) as (keyof typeof HIDES)[])(
    'a message to somebody who is %s is answered as to nobody',
    async (state) => {
      const me = await createSignedIn({ gender: 'male' });
      const hidden = await createSignedIn({ gender: 'female' });
      await HIDES[state](hidden.user, me.user.id);
      const socket = io(`http://127.0.0.1:${app.port}`, {
        path: '/ws',
        addTrailingSlash: false,
        transports: ['websocket'],
        extraHeaders: { cookie: me.cookie },
        forceNew: true,
      });
      const send = (receiverId: number): Promise<unknown> =>
        socket.emitWithAck('message', { receiverId, content: 'Salaam' });
      expect(await send(hidden.user.id)).toEqual(await send(NOBODY));
      socket.disconnect();
    },
  );
});

describe('a report', () => {
  it('of who hides is taken from the chat in which they wrote', async () => {
    const me = await createSignedIn();
    const [hidden, other] = await createPeople(2);
    const { id: conversationId } = await createConversation(me.user.id, hidden.user.id);
    await createMessage(conversationId, hidden.user.id, 'Go away');
    for (const { user } of [hidden, other]) await HIDES.blocking(user, me.user.id);
    const report = async (targetId: number) => {
      const body = { targetType: 'person', targetId, conversationId, reason: 'harassment' };
      return (await call('POST /api/reports', { body, cookie: me.cookie })).status;
    };
    expect(await report(hidden.user.id)).toBe(201);
    expect(await report(other.user.id)).toBe(404);
  });

  it('of a coach who hides is answered as of an id that nobody has', async () => {
    const me = await createSignedIn();
    const hidden = await createSignedIn();
    const coach = await createCoach({ userId: hidden.user.id });
    await HIDES.blocking(hidden.user, me.user.id);
    const report = async (targetId: number) => {
      const body = { targetType: 'coach', targetId, reason: 'spam' };
      return shown(await call('POST /api/reports', { body, cookie: me.cookie }), targetId);
    };
    expect(await report(coach.id)).toEqual(await report(NOBODY));
  });
});
