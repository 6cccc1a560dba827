import { describe, expect, it } from 'vitest';
import { connect } from '@/tests/factories/connections';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, operationNames } from './call';

type Person = SignedIn & { user: TestUser };

const ROLES = ['signedOut', 'stranger', 'blocked', 'member', 'admin', 'self'] as const;
type Role = (typeof ROLES)[number];

/** `self` wrote a message to `friend` and one to the group that `member` is in too. */
interface World {
  self: Person;
  friend: Person;
  groupId: number;
  directId: number;
  groupConversationId: number;
  directMessageId: number;
  groupMessageId: number;
  viewers: Record<Role, Person | null>;
}

async function createWorld(): Promise<World> {
  const [self, friend, stranger, blocked, member, admin] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
  ]);
  await connect(self.user.id, friend.user.id);
  const group = await createGroup({ creatorId: self.user.id });
  await addMember(group.id, member.user.id);
  await createBlock(self.user.id, blocked.user.id);
  const { id: directId } = await createConversation(self.user.id, friend.user.id);
  const { id: groupConversationId } = await groupConversation(group.id);
  const direct = await createMessage(directId, self.user.id, 'Hello friend');
  const toGroup = await createMessage(groupConversationId, self.user.id, 'Hello group');
  return {
    self,
    friend,
    groupId: group.id,
    directId,
    groupConversationId,
    directMessageId: Number(direct.id),
    groupMessageId: Number(toGroup.id),
    viewers: { signedOut: null, stranger, blocked, member, admin, self },
  };
}

interface Row {
  name: OperationName;
  about: string;
  options: (world: World) => CallOptions;
  /** In the order of ROLES. */
  statuses: [number, number, number, number, number, number];
}

const SELF_ONLY: Row['statuses'] = [401, 404, 404, 404, 404, 200];
const MEMBERS: Row['statuses'] = [401, 404, 404, 200, 404, 200];
const OWN: Row['statuses'] = [401, 200, 200, 200, 200, 200];

const direct =
  (more: Partial<CallOptions> = {}) =>
  ({ directId }: World): CallOptions => ({
    ...more,
    params: { id: directId },
  });
const inGroup =
  (more: Partial<CallOptions> = {}) =>
  (world: World): CallOptions => ({
    ...more,
    params: { id: world.groupConversationId },
  });
const message =
  (more: Partial<CallOptions> = {}) =>
  (world: World): CallOptions => ({
    ...more,
    params: { id: world.groupMessageId, messageId: world.groupMessageId },
  });

const ROWS: Row[] = [
  {
    name: 'GET /api/users/{id}/conversations',
    about: 'another’s list',
    options: ({ self }) => ({ params: { id: self.user.id } }),
    statuses: [401, 403, 403, 403, 403, 200],
  },
  {
    name: 'GET /api/messages/direct/{userId}/{otherUserId}',
    about: 'two others’ words',
    options: ({ self, friend }) => ({
      params: { userId: self.user.id, otherUserId: friend.user.id },
    }),
    statuses: [401, 403, 403, 403, 403, 200],
  },
  {
    name: 'GET /api/messages/group/{groupId}',
    about: 'a group’s chat',
    options: ({ groupId }) => ({ params: { groupId } }),
    statuses: MEMBERS,
  },
  {
    name: 'GET /api/groups/{id}/messages',
    about: 'a group’s chat',
    options: ({ groupId }) => ({ params: { id: groupId } }),
    statuses: MEMBERS,
  },
  { name: 'GET /api/conversations/unread', about: 'own', options: () => ({}), statuses: OWN },
  { name: 'GET /api/conversations/{id}', about: 'direct', options: direct(), statuses: SELF_ONLY },
  { name: 'GET /api/conversations/{id}', about: 'group', options: inGroup(), statuses: MEMBERS },
  {
    name: 'GET /api/conversations/{id}/messages',
    about: 'direct',
    options: direct(),
    statuses: SELF_ONLY,
  },
  {
    name: 'GET /api/conversations/{id}/search',
    about: 'direct',
    options: direct({ query: { q: 'Hello' } }),
    statuses: SELF_ONLY,
  },
  {
    name: 'GET /api/users/{id}/conversation',
    about: 'the chat with self',
    options: ({ self }) => ({ params: { id: self.user.id } }),
    statuses: [401, 200, 404, 200, 200, 404],
  },
  {
    name: 'GET /api/groups/{id}/conversation',
    about: 'a group’s chat',
    options: ({ groupId }) => ({ params: { id: groupId } }),
    statuses: MEMBERS,
  },
  {
    name: 'PUT /api/conversations/{id}/read',
    about: 'direct',
    options: direct({ body: { seq: 1 } }),
    statuses: SELF_ONLY,
  },
  {
    name: 'PUT /api/conversations/{id}/mute',
    about: 'group',
    options: inGroup({ body: { muted: true } }),
    statuses: MEMBERS,
  },
  {
    name: 'POST /api/conversations/{id}/accept',
    about: 'nothing to accept',
    options: direct(),
    statuses: [401, 404, 404, 404, 404, 409],
  },
  {
    name: 'POST /api/conversations/{id}/decline',
    about: 'nothing to decline',
    options: direct(),
    statuses: [401, 404, 404, 404, 404, 409],
  },
  {
    name: 'POST /api/messages',
    about: 'to a group',
    options: ({ groupId }) => ({ body: { groupId, content: 'Hi', type: 'text' } }),
    statuses: [401, 404, 404, 201, 404, 201],
  },
  {
    name: 'POST /api/messages',
    about: 'to self',
    options: ({ self }) => ({ body: { receiverId: self.user.id, content: 'Hi' } }),
    statuses: [401, 201, 404, 201, 201, 422],
  },
  {
    name: 'PATCH /api/messages/{id}',
    about: 'self’s words in a group',
    options: message({ body: { content: 'Changed' } }),
    statuses: [401, 404, 404, 403, 404, 200],
  },
  {
    name: 'POST /api/reactions/{messageId}',
    about: 'self’s words in a group',
    options: message({ body: { emoji: '👍' } }),
    statuses: MEMBERS,
  },
  {
    name: 'DELETE /api/reactions/{messageId}',
    about: 'self’s words in a group',
    options: message({ query: { emoji: '👍' } }),
    statuses: MEMBERS,
  },
  {
    name: 'DELETE /api/messages/{id}',
    about: 'self’s words in a group',
    options: message(),
    statuses: [401, 404, 404, 403, 404, 200],
  },
  {
    name: 'PUT /api/pins/{messageId}',
    about: 'words in a group of self',
    options: message(),
    statuses: [401, 404, 404, 403, 404, 200],
  },
  {
    name: 'DELETE /api/pins/{messageId}',
    about: 'words in a group of self',
    options: message(),
    statuses: [401, 404, 404, 403, 404, 200],
  },
  {
    name: 'POST /api/messages/pictures',
    about: 'own, here without a picture',
    options: () => {
      const form = new FormData();
      form.set('picture', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return { body: form };
    },
    statuses: [401, 415, 415, 415, 415, 415],
  },
  { name: 'GET /api/push/key', about: 'own', options: () => ({}), statuses: OWN },
  {
    name: 'POST /api/push/subscriptions',
    about: 'an address that is no push service',
    options: () => ({
      body: {
        endpoint: 'https://127.0.0.1/steal',
        keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      },
    }),
    statuses: [401, 422, 422, 422, 422, 422],
  },
  {
    name: 'DELETE /api/push/subscriptions',
    about: 'own',
    options: () => ({ body: { endpoint: 'https://fcm.googleapis.com/x' } }),
    statuses: [401, 204, 204, 204, 204, 204],
  },
];

const OURS =
  /^\w+ \/api\/(messages|reactions|pins|conversations|push)(\/|$)|\/messages$|\/conversations?$/;

describe('who may call what about messages', () => {
  it('is written down for every call about messages', () => {
    const known = new Set<string>(ROWS.map(({ name }) => name));
    const missing = operationNames.filter((name) => OURS.test(name) && !known.has(name));
    expect(missing, 'add the new call to ROWS').toEqual([]);
  });

  it.each(ROWS)('$name: $about', async ({ name, options, statuses }) => {
    const world = await createWorld();
    const answers: Record<string, number> = {};
    for (const role of ROLES) {
      const cookie = world.viewers[role]?.cookie;
      answers[role] = (await call(name, { ...options(world), cookie })).status;
    }
    expect(answers).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, statuses[at]])));
  });
});

describe('paging', () => {
  it('goes back with before and forward with after, oldest first, and names the next page', async () => {
    const [ali, sara] = await Promise.all([createSignedIn(), createSignedIn()]);
    const { id } = await createConversation(ali.user.id, sara.user.id);
    for (let n = 1; n <= 7; n += 1) await createMessage(id, ali.user.id, `M${n}`);
    const list = async (query: Record<string, number>) => {
      const answer = await call('GET /api/messages/direct/{userId}/{otherUserId}', {
        params: { userId: sara.user.id, otherUserId: ali.user.id },
        query,
        cookie: sara.cookie,
      });
      const seqs = ((await answer.json()) as { seq: number }[]).map(({ seq }) => seq);
      return { seqs, link: answer.headers.get('link') };
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
