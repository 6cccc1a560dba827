import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { addSport, sportId } from '@/tests/factories/sports';
import type { TestUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, operationNames } from './call';

type Person = SignedIn & { user: TestUser };

const ROLES = ['signedOut', 'stranger', 'blocked', 'connected', 'admin', 'self'] as const;
type Role = (typeof ROLES)[number];

interface World {
  target: Person;
  /** Who asked the target to connect. */
  asker: Person;
  requestId: number;
  viewers: Record<Role, Person | null>;
}

/** A person everybody calls about, with somebody on each footing. */
async function createWorld(): Promise<World> {
  const [target, asker, stranger, blocked, connected, admin] = await Promise.all([
    createSignedIn({ name: 'Target' }),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
  ]);
  await createBlock(target.user.id, blocked.user.id);
  await connect(connected.user.id, target.user.id);
  const { id: requestId } = await createFriendRequest(asker.user.id, target.user.id);
  const viewers = { signedOut: null, stranger, blocked, connected, admin, self: target };
  return { target, asker, requestId, viewers };
}

interface Row {
  name: OperationName;
  options: (world: World) => CallOptions | Promise<CallOptions>;
  /** In the order of ROLES. */
  statuses: [number, number, number, number, number, number];
}

const aboutTarget = ({ target }: World): CallOptions => ({ params: { id: target.user.id } });
const targetParam = ({ target }: World): CallOptions => ({ params: { userId: target.user.id } });
const aboutRequest = ({ requestId }: World): CallOptions => ({ params: { id: requestId } });
const nothing = (): CallOptions => ({});

/** Seen by everybody who may meet the person. */
const PUBLIC_OF_PERSON = [401, 200, 404, 200, 200, 200] as const;
/** The owner's alone, admins included in the refusal. */
const ownOnly = (success: number): Row['statuses'] => [401, 403, 403, 403, 403, success];
/** The caller's own list, whoever they are. */
const OWN_LIST: Row['statuses'] = [401, 200, 200, 200, 200, 200];

const ROWS: Row[] = [
  { name: 'GET /api/users/{id}', options: aboutTarget, statuses: [...PUBLIC_OF_PERSON] },
  { name: 'GET /api/users/{id}/sports', options: aboutTarget, statuses: [...PUBLIC_OF_PERSON] },
  { name: 'GET /api/users/{id}/groups', options: aboutTarget, statuses: [...PUBLIC_OF_PERSON] },
  {
    name: 'PUT /api/users/{id}',
    options: (world) => ({ ...aboutTarget(world), body: { bio: 'Changed' } }),
    statuses: ownOnly(200),
  },
  {
    name: 'POST /api/users/{id}/photo',
    options: (world) => {
      const form = new FormData();
      form.set('photo', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return { ...aboutTarget(world), body: form };
    },
    statuses: ownOnly(415),
  },
  {
    name: 'POST /api/users/{id}/sports',
    options: (world) => ({
      ...aboutTarget(world),
      body: { sportId: sportId('Tennis'), skillLevel: 'expert' },
    }),
    statuses: ownOnly(201),
  },
  {
    name: 'DELETE /api/users/{id}/sports/{sportId}',
    options: async ({ target }) => {
      await addSport(target.user.id, { name: 'Golf' });
      return { params: { id: target.user.id, sportId: sportId('Golf') } };
    },
    statuses: ownOnly(204),
  },
  { name: 'GET /api/users/{id}/settings', options: aboutTarget, statuses: ownOnly(200) },
  {
    name: 'PUT /api/users/{id}/settings',
    options: (world) => ({ ...aboutTarget(world), body: { paused: true } }),
    statuses: ownOnly(200),
  },
  { name: 'GET /api/users/{id}/sessions', options: aboutTarget, statuses: ownOnly(200) },
  { name: 'GET /api/users/{id}/security-events', options: aboutTarget, statuses: ownOnly(200) },
  {
    name: 'DELETE /api/users/{id}/sessions/{sessionId}',
    options: ({ target }) => ({
      params: { id: target.user.id, sessionId: target.actor.sessionId },
    }),
    statuses: ownOnly(204),
  },
  {
    name: 'POST /api/users/{id}/password',
    options: (world) => ({ ...aboutTarget(world), body: { newPassword: 'kinnow-orchard-7' } }),
    statuses: ownOnly(200),
  },
  { name: 'GET /api/users/{id}/export', options: aboutTarget, statuses: ownOnly(200) },
  { name: 'DELETE /api/users/{id}', options: aboutTarget, statuses: ownOnly(200) },
  { name: 'POST /api/users/{id}/restore', options: aboutTarget, statuses: ownOnly(409) },
  { name: 'GET /api/users/nearby', options: nothing, statuses: OWN_LIST },
  { name: 'GET /api/users/suggestions', options: nothing, statuses: OWN_LIST },
  { name: 'GET /api/players', options: nothing, statuses: OWN_LIST },
  {
    name: 'POST /api/friend-requests',
    options: ({ target }) => ({ body: { receiverId: target.user.id } }),
    statuses: [401, 201, 404, 409, 201, 422],
  },
  { name: 'GET /api/friend-requests', options: nothing, statuses: OWN_LIST },
  {
    name: 'POST /api/friend-requests/{id}/accept',
    options: aboutRequest,
    statuses: [401, 404, 404, 404, 404, 200],
  },
  {
    name: 'POST /api/friend-requests/{id}/decline',
    options: aboutRequest,
    statuses: [401, 404, 404, 404, 404, 200],
  },
  {
    name: 'POST /api/friend-requests/{id}/cancel',
    options: aboutRequest,
    // The target was asked: cancelling is the asker's.
    statuses: [401, 404, 404, 404, 404, 403],
  },
  { name: 'GET /api/connections', options: nothing, statuses: OWN_LIST },
  {
    name: 'DELETE /api/connections/{userId}',
    options: targetParam,
    statuses: [401, 404, 404, 204, 404, 404],
  },
  { name: 'GET /api/blocks', options: nothing, statuses: OWN_LIST },
  {
    name: 'POST /api/blocks/{userId}',
    options: targetParam,
    statuses: [401, 204, 204, 204, 204, 422],
  },
  {
    name: 'DELETE /api/blocks/{userId}',
    options: targetParam,
    statuses: [401, 204, 204, 204, 204, 204],
  },
  {
    name: 'POST /api/reports',
    options: ({ target }) => ({
      body: { targetType: 'person', targetId: target.user.id, reason: 'spam' },
    }),
    statuses: [401, 201, 201, 201, 201, 422],
  },
  {
    name: 'GET /api/sports/{id}',
    options: () => ({ params: { id: sportId('Cricket') } }),
    statuses: [200, 200, 200, 200, 200, 200],
  },
  { name: 'GET /api/sports', options: nothing, statuses: [200, 200, 200, 200, 200, 200] },
  {
    name: 'POST /api/likes',
    options: ({ target }) => ({ body: { userId: target.user.id } }),
    statuses: [401, 201, 404, 201, 201, 404],
  },
  // Taking back what is not there is done already.
  {
    name: 'DELETE /api/likes/{userId}',
    options: targetParam,
    statuses: [401, 204, 204, 204, 204, 204],
  },
  {
    name: 'POST /api/likes/skips',
    options: ({ target }) => ({ body: { userId: target.user.id } }),
    statuses: [401, 201, 404, 201, 201, 404],
  },
  {
    name: 'DELETE /api/likes/skips/{userId}',
    options: targetParam,
    statuses: [401, 204, 204, 204, 204, 204],
  },
  { name: 'GET /api/auth/user', options: nothing, statuses: OWN_LIST },
  {
    name: 'POST /api/auth/sign-out-everywhere',
    options: nothing,
    statuses: [401, 204, 204, 204, 204, 204],
  },
];

/** The nouns of this matrix; those of other areas have their own. */
const PEOPLE =
  /^\w+ \/api\/(users|players|friend-requests|connections|likes|blocks|reports|sports|auth\/user|auth\/sign-out-everywhere)(\/|$|\{)/;
/** Calls below /api/users that belong to other areas. */
const ELSEWHERE = new Set<string>([
  'GET /api/users/{id}/conversations',
  'GET /api/users/{id}/conversation',
]);

describe('who may call what about a person', () => {
  it('is written down for every call about people', () => {
    const known = new Set<string>(ROWS.map(({ name }) => name));
    const missing = operationNames.filter(
      (name) => PEOPLE.test(name) && !known.has(name) && !ELSEWHERE.has(name),
    );
    expect(missing, 'add the new call to ROWS').toEqual([]);
  });

  it.each(ROWS)('$name', async ({ name, options, statuses }) => {
    const world = await createWorld();
    const prepared = await options(world);
    const answers: Record<string, number> = {};
    for (const role of ROLES) {
      const cookie = world.viewers[role]?.cookie;
      // A form can be read once.
      const body = prepared.body instanceof FormData ? await options(world) : prepared;
      answers[role] = (await call(name, { ...body, cookie })).status;
    }
    expect(answers).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, statuses[at]])));
  });
});

describe('a flood', () => {
  const limited = ROWS.filter(({ statuses }) => statuses[0] === 401);

  it.each(limited)('of $name is met with 429 and when to come back', async ({ name, options }) => {
    const { user, cookie } = await createSignedIn();
    const world = await createWorld();
    await db.rateLimit.createMany({
      data: Object.entries(RATE_LIMITS).map(([limit, { points }]) => ({
        key: `${limit}:u${user.id}`,
        points,
        expire: BigInt(Date.now() + 60_000),
      })),
    });
    const answer = await call(name, { ...(await options(world)), cookie });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited' });
  });
});
