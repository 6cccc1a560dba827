import { describe, expect, it } from 'vitest';
import { removeMember } from '@/lib/invites/service/leave-group';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, type Person } from '@/tests/factories/sessions';
import {
  type AccessWorld,
  afterChange,
  BANNED,
  describeAccess,
  LEAVING,
  type Options,
  PAUSED,
  type UsualRole,
  usualViewers,
} from './access-matrix';
import { type CallOptions, call } from './call';

/**
 * `self` wrote to `friend` and to a group of theirs. `left` left the group, `removed` was removed from it, `declined` requested
 * to join it and to write to `self`, and was declined both times.
 */
type Role =
  | UsualRole
  | 'declined'
  | 'left'
  | 'removed'
  | 'blocked'
  | 'member'
  | 'organiser'
  | 'friend'
  | 'self';

interface World extends AccessWorld<Role> {
  self: Person;
  friend: Person;
  groupId: number;
  directId: number;
  groupConversationId: number;
  /** Its players are `member`, `friend` and `self`. */
  gameId: number;
  requestId: number;
}

async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [self, friend, member, organiser, blocked, left, removed, declined] = await createPeople(8);
  await connect(self.user.id, friend.user.id);
  const { id: groupId } = await createGroup({ creatorId: self.user.id });
  await addMember(groupId, member.user.id);
  await addMember(groupId, organiser.user.id, 'organiser');
  await createJoinRequest(groupId, declined.user.id, { status: 'declined' });
  await createBlock(self.user.id, blocked.user.id);
  const { id: directId } = await createConversation(self.user.id, friend.user.id);
  const { id: groupConversationId } = await groupConversation(groupId);
  await createMessage(directId, self.user.id, 'Hello friend');
  await createMessage(groupConversationId, self.user.id, 'Hello group');
  for (const [person, by] of [
    [left, left],
    [removed, self],
  ] as const) {
    const { id: memberId } = await addMember(groupId, person.user.id);
    await createMessage(groupConversationId, person.user.id, 'I was here');
    await removeMember(by.actor, { groupId, memberId });
  }
  const { id: gameId } = await createGame({ groupId, creatorId: self.user.id });
  for (const { user } of [member, friend]) await addParticipant(gameId, user.id);
  const { id: requestId } = await createConversation(declined.user.id, self.user.id, {
    requestStatus: 'declined',
    requestedById: declined.user.id,
  });
  await createMessage(requestId, declined.user.id, 'Hello');
  const people = { self, friend, member, organiser, blocked, left, removed, declined };
  const viewers = { ...usual, ...people };
  return { self, friend, groupId, directId, groupConversationId, gameId, requestId, viewers };
}

const TABLE = `
                                                  guest other declined left removed blocked member organiser friend paused leaving banned admin self
POST /api/conversations/{id}/accept (none waits)  401   404   404      404  404     404     404    404       409    404    404     401    404   409
POST /api/conversations/{id}/accept (declined)    401   404   409      404  404     404     404    404       404    404    404     401    404   409
POST /api/conversations/{id}/decline (none waits) 401   404   404      404  404     404     404    404       409    404    404     401    404   409
POST /api/conversations/{id}/decline (declined)   401   404   409      404  404     404     404    404       404    404    404     401    404   409
GET /api/conversations/{id}/messages (of two)     401   404   404      404  404     404     404    404       200    404    404     401    404   200
GET /api/conversations/{id}/messages (of a group) 401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/conversations/{id}/messages (declined)   401   404   200      404  404     404     404    404       404    404    404     401    404   200
PUT /api/conversations/{id}/mute (of two)         401   404   404      404  404     404     404    404       200    404    404     401    404   200
PUT /api/conversations/{id}/mute (of a group)     401   404   404      404  404     404     200    200       404    404    404     401    404   200
PUT /api/conversations/{id}/read (of two)         401   404   404      404  404     404     404    404       200    404    404     401    404   200
PUT /api/conversations/{id}/read (of a group)     401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/conversations/{id} (of two)              401   404   404      404  404     404     404    404       200    404    404     401    404   200
GET /api/conversations/{id} (of a group)          401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/conversations/{id} (declined)            401   404   200      404  404     404     404    404       404    404    404     401    404   200
GET /api/conversations/{id}/search (of two)       401   404   404      404  404     404     404    404       200    404    404     401    404   200
GET /api/conversations/{id}/search (of a group)   401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/conversations/unread                     401   200   200      200  200     200     200    200       200    200    200     401    200   200
GET /api/games/{id}/conversation                  401   404   404      404  404     404     200    404       200    404    404     401    404   200
GET /api/groups/{id}/conversation                 401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/groups/{id}/messages                     401   404   404      404  404     404     200    200       404    404    404     401    404   200
PATCH /api/messages/{id}                          401   404   404      404  404     404     403    403       404    404    404     401    404   200
PATCH /api/messages/{id} (own)                    401   404   404      404  404     404     200    200       404    404    404     401    404   200
DELETE /api/messages/{id}                         401   404   404      404  404     404     403    200       404    404    404     401    404   200
DELETE /api/messages/{id} (own)                   401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/messages/direct/{userId}/{otherUserId}   401   403   403      403  403     403     403    403       403    403    403     401    403   200
GET /api/messages/group/{groupId}                 401   404   404      404  404     404     200    200       404    404    404     401    404   200
POST /api/messages/pictures                       401   415   415      415  415     415     415    415       415    415    415     401    415   415
POST /api/messages (to a game)                    401   404   404      404  404     404     201    404       201    404    404     401    404   201
POST /api/messages (to a group)                   401   404   404      404  404     404     201    201       404    404    404     401    404   201
POST /api/messages (to self)                      401   201   403      201  201     404     201    201       201    201    403     401    201   422
POST /api/messages (to self, paused)              401   404   404      404  404     404     201    201       201    404    404     401    404   422
POST /api/messages (to self, leaving)             401   404   404      404  404     404     404    404       404    404    404     401    404   422
POST /api/messages (to self, banned)              401   404   404      404  404     404     404    404       404    404    404     401    404   401
GET /api/offline                                  401   200   200      200  200     200     200    200       200    200    200     401    200   200
PUT /api/pins/{messageId}                         401   404   404      404  404     404     403    200       404    404    404     401    404   200
DELETE /api/pins/{messageId}                      401   404   404      404  404     404     403    200       404    404    404     401    404   200
GET /api/push/key                                 401   200   200      200  200     200     200    200       200    200    200     401    200   200
POST /api/push/subscriptions                      401   422   422      422  422     422     422    422       422    422    422     401    422   422
DELETE /api/push/subscriptions                    401   204   204      204  204     204     204    204       204    204    204     401    204   204
POST /api/reactions/{messageId}                   401   404   404      404  404     404     200    200       404    404    404     401    404   200
DELETE /api/reactions/{messageId}                 401   404   404      404  404     404     200    200       404    404    404     401    404   200
GET /api/users/{id}/conversation                  401   200   200      200  200     404     200    200       200    200    200     401    200   404
GET /api/users/{id}/conversation (paused)         401   404   200      404  404     404     200    200       200    404    404     401    404   404
GET /api/users/{id}/conversation (leaving)        401   404   404      404  404     404     404    404       404    404    404     401    404   404
GET /api/users/{id}/conversation (banned)         401   404   404      404  404     404     404    404       404    404    404     401    404   401
GET /api/users/{id}/conversations                 401   403   403      403  403     403     403    403       403    403    403     401    403   200
`;

const direct =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ directId }) => ({ ...more, params: { id: directId } });
const inGroup =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ groupConversationId }) => ({ ...more, params: { id: groupConversationId } });
const inRequest =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ requestId }) => ({ ...more, params: { id: requestId } });
/** A message of `self` in the group, new for each caller. */
const message =
  (more: Partial<CallOptions> = {}): Options<World> =>
  async ({ groupConversationId, self }) => {
    const { id } = await createMessage(groupConversationId, self.user.id, 'In the group');
    return { ...more, params: { id: Number(id), messageId: Number(id) } };
  };
/** The caller's last message there, from when they were a member. */
const ownMessage =
  (more: Partial<CallOptions> = {}): Options<World> =>
  async ({ groupConversationId, self }, caller) => {
    const senderId = caller?.user.id ?? self.user.id;
    const { id } = await createMessage(groupConversationId, senderId, 'My own');
    return { ...more, params: { id: Number(id), messageId: Number(id) } };
  };
const aboutGroup: Options<World> = ({ groupId }) => ({ params: { id: groupId } });
const aboutSelf: Options<World> = ({ self }) => ({ params: { id: self.user.id } });
const writeToSelf: Options<World> = ({ self }) => ({
  body: { receiverId: self.user.id, content: 'Hi' },
});

const once = afterChange(({ self }: World) => self.user.id);

describeAccess<Role, World>({
  area: 'messages',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/users/{id}/conversations': aboutSelf,
    'GET /api/messages/direct/{userId}/{otherUserId}': ({ self, friend }) => ({
      params: { userId: self.user.id, otherUserId: friend.user.id },
    }),
    'GET /api/messages/group/{groupId}': ({ groupId }) => ({ params: { groupId } }),
    'GET /api/groups/{id}/messages': aboutGroup,
    'GET /api/conversations/{id} (of two)': direct(),
    'GET /api/conversations/{id} (of a group)': inGroup(),
    'GET /api/conversations/{id} (declined)': inRequest(),
    'GET /api/conversations/{id}/messages (of two)': direct(),
    'GET /api/conversations/{id}/messages (of a group)': inGroup(),
    'GET /api/conversations/{id}/messages (declined)': inRequest(),
    'GET /api/conversations/{id}/search (of two)': direct({ query: { q: 'Hello' } }),
    'GET /api/conversations/{id}/search (of a group)': inGroup({ query: { q: 'Hello' } }),
    'GET /api/users/{id}/conversation': aboutSelf,
    'GET /api/users/{id}/conversation (paused)': once(PAUSED, aboutSelf),
    'GET /api/users/{id}/conversation (leaving)': once(LEAVING, aboutSelf),
    'GET /api/users/{id}/conversation (banned)': once(BANNED, aboutSelf),
    'GET /api/games/{id}/conversation': ({ gameId }) => ({ params: { id: gameId } }),
    'GET /api/groups/{id}/conversation': aboutGroup,
    'PUT /api/conversations/{id}/read (of two)': direct({ body: { seq: 1 } }),
    'PUT /api/conversations/{id}/read (of a group)': inGroup({ body: { seq: 1 } }),
    'PUT /api/conversations/{id}/mute (of two)': direct({ body: { muted: true } }),
    'PUT /api/conversations/{id}/mute (of a group)': inGroup({ body: { muted: true } }),
    'POST /api/conversations/{id}/accept (none waits)': direct(),
    'POST /api/conversations/{id}/accept (declined)': inRequest(),
    'POST /api/conversations/{id}/decline (none waits)': direct(),
    'POST /api/conversations/{id}/decline (declined)': inRequest(),
    'POST /api/messages (to a game)': ({ gameId }) => ({
      body: { gameId, content: 'Hi', type: 'text' },
    }),
    'POST /api/messages (to a group)': ({ groupId }) => ({
      body: { groupId, content: 'Hi', type: 'text' },
    }),
    'POST /api/messages (to self)': writeToSelf,
    'POST /api/messages (to self, paused)': once(PAUSED, writeToSelf),
    'POST /api/messages (to self, leaving)': once(LEAVING, writeToSelf),
    'POST /api/messages (to self, banned)': once(BANNED, writeToSelf),
    'PATCH /api/messages/{id}': message({ body: { content: 'Changed' } }),
    'PATCH /api/messages/{id} (own)': ownMessage({ body: { content: 'Changed' } }),
    'POST /api/reactions/{messageId}': message({ body: { emoji: '👍' } }),
    'DELETE /api/reactions/{messageId}': message({ query: { emoji: '👍' } }),
    'DELETE /api/messages/{id}': message(),
    'DELETE /api/messages/{id} (own)': ownMessage(),
    'PUT /api/pins/{messageId}': message(),
    'DELETE /api/pins/{messageId}': message(),
    'POST /api/messages/pictures': () => {
      const form = new FormData();
      form.set('picture', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return { body: form };
    },
    'POST /api/push/subscriptions': () => ({
      body: {
        // No push service.
        endpoint: 'https://127.0.0.1/steal',
        keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      },
    }),
    'DELETE /api/push/subscriptions': () => ({
      body: { endpoint: 'https://fcm.googleapis.com/x' },
    }),
  },
});

describe('paging through messages', () => {
  it('goes back with before and forward with after, oldest first, and links to the next page', async () => {
    const [ali, sara] = await createPeople(2);
    const { id } = await createConversation(ali.user.id, sara.user.id);
    for (let n = 1; n <= 7; n += 1) await createMessage(id, ali.user.id, `M${n}`);
    const list = async (query: Record<string, number>) => {
      const response = await call('GET /api/messages/direct/{userId}/{otherUserId}', {
        params: { userId: sara.user.id, otherUserId: ali.user.id },
        query,
        cookie: sara.cookie,
      });
      const seqs = ((await response.json()) as { seq: number }[]).map(({ seq }) => seq);
      return { seqs, link: response.headers.get('link') };
    };
    expect(await list({ limit: 3 })).toMatchObject({ seqs: [5, 6, 7] });
    expect((await list({ limit: 3 })).link).toContain('before=5');
    expect(await list({ limit: 3, before: 5 })).toMatchObject({ seqs: [2, 3, 4] });
    expect(await list({ limit: 3, before: 2 })).toEqual({ seqs: [1], link: null });
    expect(await list({ limit: 3, after: 0 })).toMatchObject({ seqs: [1, 2, 3] });
    expect((await list({ limit: 3, after: 0 })).link).toContain('after=3');
    expect(await list({ after: 5 })).toEqual({ seqs: [6, 7], link: null });
    expect(await list({ after: 7 })).toEqual({ seqs: [], link: null });
  });
});
