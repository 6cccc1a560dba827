import { describe, expect, it } from 'vitest';
import { disconnect } from '@/lib/connections/service/decide-request';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { sportId } from '@/prisma/rows/sports';
import { createCoach } from '@/tests/factories/coaching';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { makeExportOf } from '@/tests/factories/exports';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { addSport } from '@/tests/factories/sports';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import {
  type AccessWorld,
  afterChange,
  BANNED,
  describeAccess,
  LEAVING,
  type Options,
  PAUSED,
  readTable,
  type UsualRole,
  usualViewers,
} from './access-matrix';
import { type CallOptions, call, type OperationName } from './call';

/** `asked` has a pending request, `declined` was declined, `removed` was connected until `self` disconnected. */
type Role = UsualRole | 'asked' | 'declined' | 'removed' | 'blocked' | 'connected' | 'self';

interface World extends AccessWorld<Role> {
  self: Person;
  requestId: number;
}

async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [self, asked, declined, removed, blocked, connected] = await Promise.all([
    createSignedIn({ name: 'Target' }),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
  ]);
  await showPublicly(self.user.id);
  await createBlock(self.user.id, blocked.user.id);
  await connect(connected.user.id, self.user.id);
  await connect(removed.user.id, self.user.id);
  await disconnect(self.actor, removed.user.id);
  const decided = { status: 'declined', decidedAt: new Date() } as const;
  await createFriendRequest(declined.user.id, self.user.id, decided);
  const { id: requestId } = await createFriendRequest(asked.user.id, self.user.id);
  const viewers = { ...usual, asked, declined, removed, blocked, connected, self };
  return { self, requestId, viewers };
}

/** Public pages of each kind that show them. */
async function showPublicly(userId: number): Promise<void> {
  const group = await createGroup();
  await addMember(group.id, userId);
  // The page of a venue shows the number of members of a group that plays there.
  await createGame({ groupId: group.id, venueId: (await createVenue()).id });
  await createGame({ groupId: (await createGroup({ creatorId: userId })).id });
  await createVenue({ addedById: userId });
  await createVenueReview((await createVenue()).id, { userId });
  await createCoach({ userId });
  await db.coachReview.create({ data: { coachId: (await createCoach()).id, userId, rating: 4 } });
}

const TABLE = `
                                                 guest other asked declined removed blocked connected paused leaving banned admin self
POST /api/blocks/{userId}                        401   204   204   204      204     204     204       204    204     401    204   422
DELETE /api/blocks/{userId}                      401   204   204   204      204     204     204       204    204     401    204   204
POST /api/follows                                401   200   200   200      200     200     200       200    403     401    200   200
GET /api/follows                                 401   200   200   200      200     200     200       200    200     401    200   200
DELETE /api/follows/{id}                         401   404   404   404      404     404     404       404    404     401    404   204
GET /api/blocks                                  401   200   200   200      200     200     200       200    200     401    200   200
GET /api/guardians                               401   200   200   200      200     200     200       200    200     401    200   200
POST /api/guardians                              401   404   404   404      404     404     404       404    404     401    404   404
POST /api/guardians/link                         401   409   409   409      409     409     409       409    409     401    409   409
DELETE /api/guardians/{id}                       401   404   404   404      404     404     204       404    404     401    404   204
POST /api/guardians/{id}/answers                 401   404   404   404      404     404     404       404    404     401    404   404
DELETE /api/connections/{userId}                 401   404   404   404      409     404     204       404    404     401    404   404
GET /api/connections                             401   200   200   200      200     200     200       200    200     401    200   200
POST /api/friend-requests/{id}/accept            401   404   403   404      404     404     404       404    404     401    404   200
POST /api/friend-requests/{id}/cancel            401   404   200   404      404     404     404       404    404     401    404   403
POST /api/friend-requests/{id}/decline           401   404   403   404      404     404     404       404    404     401    404   200
GET /api/friend-requests                         401   200   200   200      200     200     200       200    200     401    200   200
POST /api/friend-requests                        401   201   409   409      201     404     409       201    403     401    201   422
POST /api/friend-requests (to one who paused)    401   404   404   404      404     404     404       404    403     401    404   422
POST /api/friend-requests (to one who leaves)    401   404   404   404      404     404     404       404    403     401    404   422
POST /api/friend-requests (to one who is banned) 401   404   404   404      404     404     404       404    403     401    404   401
DELETE /api/likes/{userId}                       401   204   204   204      204     204     204       204    204     401    204   204
POST /api/likes                                  401   201   201   201      201     404     201       201    403     401    201   404
POST /api/likes (to one who paused)              401   404   404   404      404     404     404       404    403     401    404   404
POST /api/likes (to one who leaves)              401   404   404   404      404     404     404       404    403     401    404   403
POST /api/likes (to one who is banned)           401   404   404   404      404     404     404       404    403     401    404   401
DELETE /api/likes/skips/{userId}                 401   204   204   204      204     204     204       204    204     401    204   204
POST /api/likes/skips                            401   201   201   201      201     404     201       201    403     401    201   404
GET /api/players                                 401   200   200   200      200     200     200       200    200     401    200   200
POST /api/proposals/{id}/answer                  401   404   404   404      404     404     403       404    404     401    404   200
POST /api/reports                                401   201   201   201      201     404     201       201    201     401    201   422
GET /api/users/{id}/export/file                  401   403   403   403      403     403     403       403    403     401    403   404
GET /api/users/{id}/export/file (made)           401   403   403   403      403     403     403       403    403     401    403   200
GET /api/users/{id}/export/file (expired)        401   403   403   403      403     403     403       403    403     401    403   410
GET /api/users/{id}/export                       401   403   403   403      403     403     403       403    403     401    403   200
POST /api/users/{id}/export                      401   403   403   403      403     403     403       403    403     401    403   202
GET /api/users/{id}/groups                       401   200   200   200      200     404     200       200    200     401    200   200
GET /api/users/{id}/groups (paused)              401   404   404   404      404     404     200       404    404     401    404   200
GET /api/users/{id}/groups (leaving)             401   404   404   404      404     404     404       404    404     401    404   200
GET /api/users/{id}/groups (banned)              401   404   404   404      404     404     404       404    404     401    404   401
POST /api/users/{id}/password                    401   403   403   403      403     403     403       403    403     401    403   200
POST /api/users/{id}/photo                       401   403   403   403      403     403     403       403    403     401    403   415
GET /api/users/{id}/proposal                     401   200   200   200      200     404     200       200    200     401    200   404
POST /api/users/{id}/proposal                    401   403   403   403      403     404     201       403    403     401    403   404
GET /api/users/{id}/proposal/choices             401   403   403   403      403     404     200       403    403     401    403   404
POST /api/users/{id}/restore                     401   403   403   403      403     403     403       403    403     401    403   409
POST /api/users/{id}/restore (leaving)           401   403   403   403      403     403     403       403    403     401    403   204
GET /api/users/{id}                              401   200   200   200      200     404     200       200    200     401    200   200
GET /api/users/{id} (paused)                     401   404   404   404      404     404     200       404    404     401    404   200
GET /api/users/{id} (leaving)                    401   404   404   404      404     404     404       404    404     401    404   200
GET /api/users/{id} (banned)                     401   404   404   404      404     404     404       404    404     401    404   401
PUT /api/users/{id}                              401   403   403   403      403     403     403       403    403     401    403   200
DELETE /api/users/{id}                           401   403   403   403      403     403     403       403    403     401    403   200
GET /api/users/{id}/security-events              401   403   403   403      403     403     403       403    403     401    403   200
DELETE /api/users/{id}/sessions/{sessionId}      401   403   403   403      403     403     403       403    403     401    403   204
GET /api/users/{id}/sessions                     401   403   403   403      403     403     403       403    403     401    403   200
GET /api/users/{id}/settings                     401   403   403   403      403     403     403       403    403     401    403   200
PUT /api/users/{id}/settings                     401   403   403   403      403     403     403       403    403     401    403   200
PUT /api/users/{id}/birth-year                   401   403   403   403      403     403     403       403    403     401    403   200
POST /api/users/{id}/terms                       401   403   403   403      403     403     403       403    403     401    403   409
DELETE /api/users/{id}/sports/{sportId}          401   403   403   403      403     403     403       403    403     401    403   204
GET /api/users/{id}/sports                       401   200   200   200      200     404     200       200    200     401    200   200
GET /api/users/{id}/sports (paused)              401   404   404   404      404     404     200       404    404     401    404   200
GET /api/users/{id}/sports (leaving)             401   404   404   404      404     404     404       404    404     401    404   200
GET /api/users/{id}/sports (banned)              401   404   404   404      404     404     404       404    404     401    404   401
POST /api/users/{id}/sports                      401   403   403   403      403     403     403       403    403     401    403   201
GET /api/users/nearby                            401   200   200   200      200     200     200       200    200     401    200   200
GET /api/users/suggestions                       401   200   200   200      200     200     200       200    200     401    200   200
`;

const about =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ self }) => ({ ...more, params: { id: self.user.id } });
const toSelf: Options<World> = ({ self }) => ({ params: { userId: self.user.id } });
const ofRequest: Options<World> = ({ requestId }) => ({ params: { id: requestId } });
const namingSelf: Options<World> = ({ self }) => ({ body: { userId: self.user.id } });

const once = afterChange(({ self }: World) => self.user.id);
const friendRequest: Options<World> = ({ self }) => ({ body: { receiverId: self.user.id } });

/** The state after the worker has made the file. */
const exported =
  (data: Prisma.DataExportUpdateInput = {}): Options<World> =>
  async (world, caller) => {
    const userId = world.self.user.id;
    if (!(await db.dataExport.findUnique({ where: { userId } }))) {
      await db.dataExport.create({ data: { userId } });
      await makeExportOf(userId);
      await db.dataExport.update({ where: { userId }, data });
    }
    return about()(world, caller);
  };

describeAccess<Role, World>({
  area: 'people',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/users/{id}': about(),
    'GET /api/users/{id} (paused)': once(PAUSED, about()),
    'GET /api/users/{id} (leaving)': once(LEAVING, about()),
    'GET /api/users/{id} (banned)': once(BANNED, about()),
    'GET /api/users/{id}/sports': about(),
    'GET /api/users/{id}/sports (paused)': once(PAUSED, about()),
    'GET /api/users/{id}/sports (leaving)': once(LEAVING, about()),
    'GET /api/users/{id}/sports (banned)': once(BANNED, about()),
    'GET /api/users/{id}/groups': about(),
    'GET /api/users/{id}/groups (paused)': once(PAUSED, about()),
    'GET /api/users/{id}/groups (leaving)': once(LEAVING, about()),
    'GET /api/users/{id}/groups (banned)': once(BANNED, about()),
    'PUT /api/users/{id}': about({ body: { name: 'Renamed', bio: 'Changed' } }),
    'POST /api/users/{id}/photo': (world, caller) => {
      const form = new FormData();
      form.set('photo', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return about({ body: form })(world, caller);
    },
    'POST /api/users/{id}/sports': about({
      body: { sportId: sportId('Tennis'), skillLevel: 'expert' },
    }),
    'DELETE /api/users/{id}/sports/{sportId}': async ({ self }) => {
      await db.userSport.deleteMany({ where: { userId: self.user.id } });
      await addSport(self.user.id, { name: 'Golf' });
      return { params: { id: self.user.id, sportId: sportId('Golf') } };
    },
    'GET /api/users/{id}/proposal': about(),
    'GET /api/users/{id}/proposal/choices': about(),
    'POST /api/users/{id}/proposal': async (world, caller) => {
      const { id } = await createVenue();
      const startsAt = [hoursFromNow(48).toISOString()];
      return about({ body: { sportId: sportId('Cricket'), startsAt, venueId: id } })(world, caller);
    },
    // Proposed to `self`, who alone may decline it.
    'POST /api/proposals/{id}/answer': async ({ self, viewers }) => {
      await db.gameProposal.deleteMany();
      const proposerId = viewers.connected?.user.id ?? 0;
      const [userLo = 0, userHi = 0] = [proposerId, self.user.id].sort((a, b) => a - b);
      const [startsAt, expiresAt] = [[hoursFromNow(48)], hoursFromNow(48)];
      const { id } = await db.gameProposal.create({
        data: { userLo, userHi, proposerId, sportId: sportId('Cricket'), startsAt, expiresAt },
      });
      return { params: { id }, body: { answer: 'decline' } };
    },
    'GET /api/guardians': () => ({}),
    'POST /api/guardians': () => ({ body: { token: 'a'.repeat(64) } }),
    'POST /api/guardians/link': () => ({}),
    // Of the person and the one whom they know.
    'DELETE /api/guardians/{id}': async ({ self, viewers }) => {
      await db.guardian.deleteMany();
      const guardianId = viewers.connected?.user.id ?? 0;
      const { id } = await db.guardian.create({ data: { youngId: self.user.id, guardianId } });
      return { params: { id } };
    },
    'POST /api/guardians/{id}/answers': () => ({
      params: { id: 999_999_999 },
      body: { gameId: 1, answer: 'going' },
    }),
    'GET /api/users/{id}/settings': about(),
    'PUT /api/users/{id}/settings': about({ body: { paused: true } }),
    'PUT /api/users/{id}/birth-year': about({ body: { birthYear: null } }),
    'POST /api/users/{id}/terms': about({ body: { version: '2026-12-01' } }),
    'GET /api/users/{id}/sessions': about(),
    'GET /api/users/{id}/security-events': about(),
    'DELETE /api/users/{id}/sessions/{sessionId}': ({ self }) => ({
      params: { id: self.user.id, sessionId: self.actor.sessionId },
    }),
    'POST /api/users/{id}/password': about({ body: { newPassword: 'kinnow-orchard-7' } }),
    'POST /api/users/{id}/export': about(),
    'GET /api/users/{id}/export': about(),
    'GET /api/users/{id}/export/file': about(),
    'GET /api/users/{id}/export/file (made)': exported(),
    'GET /api/users/{id}/export/file (expired)': exported({ expiresAt: hoursFromNow(-1) }),
    'DELETE /api/users/{id}': about(),
    'POST /api/users/{id}/restore': about(),
    'POST /api/users/{id}/restore (leaving)': once(LEAVING, about()),
    'POST /api/friend-requests': friendRequest,
    'POST /api/friend-requests (to one who paused)': once(PAUSED, friendRequest),
    'POST /api/friend-requests (to one who leaves)': once(LEAVING, friendRequest),
    'POST /api/friend-requests (to one who is banned)': once(BANNED, friendRequest),
    'POST /api/friend-requests/{id}/accept': ofRequest,
    'POST /api/friend-requests/{id}/decline': ofRequest,
    'POST /api/friend-requests/{id}/cancel': ofRequest,
    'DELETE /api/connections/{userId}': toSelf,
    'POST /api/follows': () => ({ body: { sportId: sportId('Cricket') } }),
    'DELETE /api/follows/{id}': async ({ self }) => {
      const { id } = await db.follow.create({
        data: { userId: self.user.id, venueId: (await createVenue()).id },
      });
      return { params: { id } };
    },
    'POST /api/blocks/{userId}': toSelf,
    'DELETE /api/blocks/{userId}': toSelf,
    'POST /api/reports': ({ self }) => ({
      body: { targetType: 'person', targetId: self.user.id, reason: 'spam' },
    }),
    'POST /api/likes': namingSelf,
    'POST /api/likes (to one who paused)': once(PAUSED, namingSelf),
    'POST /api/likes (to one who leaves)': once(LEAVING, namingSelf),
    'POST /api/likes (to one who is banned)': once(BANNED, namingSelf),
    'DELETE /api/likes/{userId}': toSelf,
    'POST /api/likes/skips': namingSelf,
    'DELETE /api/likes/skips/{userId}': toSelf,
  },
});

describe('a flood of requests', () => {
  const limited = readTable<Role>(TABLE).lines.filter(({ cells }) => cells.guest === '401');
  // The matrix compares them with the names of the calls.
  const names = [...new Set(limited.map(({ name }) => name as OperationName))];

  it.each(names)('of %s is answered with 429 and Retry-After', async (name) => {
    const { user, cookie } = await createSignedIn();
    await db.rateLimit.createMany({
      data: Object.entries(RATE_LIMITS).map(([limit, { points }]) => ({
        key: `${limit}:u${user.id}`,
        points,
        expire: BigInt(Date.now() + 60_000),
      })),
    });
    // The limit is checked before anything else about the call.
    const response = await call(name, { cookie });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'rate_limited' });
  });
});
