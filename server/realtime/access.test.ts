import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { db } from '@/lib/db/client';
import { sendMessageSchema } from '@/lib/messages/schema';
import { deleteMessage, editMessage, reactToMessage } from '@/lib/messages/service/change-message';
import {
  announceTyping,
  muteConversation,
  readConversation,
} from '@/lib/messages/service/follow-conversation';
import { leave } from '@/lib/messages/service/presence';
import { sendMessage } from '@/lib/messages/service/send-message';
import { notify, publishNotifications } from '@/lib/notifications/service';
import { type OutwardEventName, outwardEvents } from '@/lib/realtime/events';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { connect } from '@/tests/factories/connections';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createActor, createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';

type Person = SignedIn & { user: TestUser };

let app: RealtimeApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startRealtime({ port: 0 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

const once = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

async function open(cookie: string, userId: number): Promise<Socket> {
  const size = () => app.io.sockets.adapter.rooms.get(rooms.user(userId))?.size ?? 0;
  const before = size();
  const socket = io(`http://127.0.0.1:${app.port}`, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await once(socket, 'connect');
  await expect.poll(size).toBe(before + 1);
  return socket;
}

/** `self` acts from one device; `other` is their second one. `blocked` and `left` are, or were, in the same group. */
const ROLES = ['self', 'other', 'member', 'blocked', 'left', 'stranger'] as const;
type Role = (typeof ROLES)[number];

interface World {
  self: Person;
  friend: Person;
  groupId: number;
  conversationId: number;
  socket: Socket;
}

/** What happens, and who hears which event of it. */
interface Row {
  event: OutwardEventName;
  act: (world: World) => Promise<unknown>;
  hear: Role[];
}

const say = ({ self, groupId }: World) =>
  sendMessage(self.actor, sendMessageSchema.parse({ groupId, content: 'Hello' }));
const EVERY_MEMBER: Role[] = ['self', 'other', 'member', 'blocked'];
const KNOWN: Role[] = ['self', 'other', 'member'];

const ROWS: Row[] = [
  { event: 'message', act: say, hear: EVERY_MEMBER },
  {
    event: 'edited',
    act: async (world) => editMessage(world.self.actor, (await say(world)).id, 'Changed'),
    hear: EVERY_MEMBER,
  },
  {
    event: 'deleted',
    act: async (world) => deleteMessage(world.self.actor, (await say(world)).id),
    hear: EVERY_MEMBER,
  },
  {
    event: 'reacted',
    act: async (world) =>
      reactToMessage(world.self.actor, (await say(world)).id, { emoji: '👍', added: true }),
    hear: KNOWN,
  },
  {
    event: 'read',
    act: async (world) => {
      await sendMessage(
        world.friend.actor,
        sendMessageSchema.parse({ groupId: world.groupId, content: 'Read this' }),
      );
      await readConversation(world.self.actor, world.conversationId, 1);
    },
    hear: KNOWN,
  },
  {
    event: 'typing',
    act: ({ self, conversationId }) => announceTyping(self.actor, conversationId),
    hear: ['member'],
  },
  {
    event: 'presence',
    // As the sidecar says when the last socket is gone; `friend` is who they talk with.
    act: ({ self }) => leave(self.user.id, 'another sidecar'),
    hear: ['member'],
  },
  {
    event: 'conversationChanged',
    act: ({ self, conversationId }) => muteConversation(self.actor, conversationId, true),
    hear: ['self', 'other'],
  },
  {
    event: 'notification',
    act: async ({ self }) =>
      publishNotifications([
        await notify(db, { userId: self.user.id, type: 'match', title: 'x', message: 'y' }),
      ]),
    hear: ['self', 'other'],
  },
  {
    event: 'messageSuccess',
    act: ({ socket, groupId }) =>
      socket.timeout(10_000).emitWithAck('message', { groupId, content: 'By socket' }),
    hear: ['self'],
  },
  {
    event: 'error',
    act: ({ socket }) => socket.timeout(10_000).emitWithAck('message', { content: '' }),
    hear: ['self'],
  },
  {
    event: 'missed',
    act: async () => void app.io.local.emit('missed', {}),
    hear: [...ROLES],
  },
];

it('has a row for every event of the contract', () => {
  expect(ROWS.map(({ event }) => event).toSorted()).toEqual(Object.keys(outwardEvents).toSorted());
});

async function createWorld(): Promise<{ world: World; byRole: Record<Role, Socket> }> {
  const [self, friend, blocked, left, stranger] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
  ]);
  await connect(self.user.id, friend.user.id);
  await createConversation(self.user.id, friend.user.id);
  const memberIds = [friend.user.id, blocked.user.id];
  const group = await createGroup({ creatorId: self.user.id, memberIds });
  await addMember(group.id, left.user.id);
  await db.groupMember.deleteMany({ where: { groupId: group.id, userId: left.user.id } });
  await createBlock(blocked.user.id, self.user.id);
  const second = await createActor(self.user);
  const byRole = {
    self: await open(self.cookie, self.user.id),
    other: await open(second.cookie, self.user.id),
    member: await open(friend.cookie, friend.user.id),
    blocked: await open(blocked.cookie, blocked.user.id),
    left: await open(left.cookie, left.user.id),
    stranger: await open(stranger.cookie, stranger.user.id),
  };
  const { id: conversationId } = await groupConversation(group.id);
  const world = { self, friend, groupId: group.id, conversationId, socket: byRole.self };
  // Coming told of itself: what is heard from here on is what the row does.
  await db.presence.deleteMany({ where: { userId: self.user.id } });
  await fence(byRole, [self, friend, blocked, left, stranger]);
  return { world, byRole };
}

/** Delivery is in order: once everybody has heard this, everything before it has come or never will. */
async function fence(byRole: Record<Role, Socket>, people: Person[]): Promise<void> {
  const heard = Promise.all(
    Object.values(byRole).map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('typing', ({ conversationId }) => conversationId === -1 && resolve());
        }),
    ),
  );
  const everyone = people.map(({ user }) => rooms.user(user.id));
  await publish(everyone, 'typing', { conversationId: -1, userId: 0, name: '' });
  await heard;
}

it.each(ROWS)('$event is heard by $hear and nobody else', async ({ event, act, hear }) => {
  const { world, byRole } = await createWorld();
  const heard = new Set<Role>();
  for (const role of ROLES) {
    byRole[role].on(event, (payload: { conversationId?: number }) => {
      if (payload.conversationId !== -1) heard.add(role);
    });
  }
  await act(world);
  // To everybody who is connected, whoever they are.
  const all = await db.session.findMany({ select: { user: { select: { id: true } } } });
  const people = all.map(({ user }) => ({ user }) as Person);
  await fence(byRole, people);
  expect([...heard].toSorted()).toEqual(hear.toSorted());
});

it('says of the words of a blocked member nothing but the words', async () => {
  const { world, byRole } = await createWorld();
  const heard = once(byRole.blocked, 'message');
  await say(world);
  const text = JSON.stringify(await heard);
  expect(text).toContain('Hello');
  expect(text).toContain('Unavailable user');
  expect(text).not.toContain(world.self.user.name ?? '');
});

it.each(['ban', 'suspend', 'end-sessions'] as const)(
  'an admin’s %s ends the live sockets of the person, on all devices, and nobody else’s',
  async (action) => {
    const admin = await createSignedIn({ isAdmin: true });
    const { world, byRole } = await createWorld();
    const gone = Promise.all([once(byRole.self, 'disconnect'), once(byRole.other, 'disconnect')]);
    await moderatePerson(admin.actor, world.self.user.id, action, { days: 7 });
    expect(await gone).toEqual(['io server disconnect', 'io server disconnect']);
    expect(byRole.member.connected).toBe(true);
  },
);

it('a session that ended unheard is cut once the sidecar looks', async () => {
  const { cutEnded } = await import('@/server/realtime/ended-sessions');
  const { world, byRole } = await createWorld();
  await db.session.deleteMany({ where: { sid: world.self.actor.sessionId } });
  const gone = once(byRole.self, 'disconnect');
  await cutEnded(app.io);
  expect(await gone).toBe('io server disconnect');
  expect(byRole.other.connected).toBe(true);
});
