import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { removeMember } from '@/lib/invites/service/leave-group';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage, editMessage, reactToMessage } from '@/lib/messages/service/change-message';
import {
  announceTyping,
  leave,
  muteConversation,
  readConversation,
} from '@/lib/messages/service/follow-conversation';
import { sendMessage } from '@/lib/messages/service/send-message';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { signOut } from '@/lib/platform/auth/sign-out';
import { db } from '@/lib/platform/db/client';
import type { OutwardEvents } from '@/lib/platform/realtime/events';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { chooseLanguage } from '@/lib/users/service/change-settings';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { said } from '@/tests/factories/said';
import { createActor, createSignedIn, type Person } from '@/tests/factories/sessions';
import { LEAVING, PAUSED, readTable } from './access-matrix';

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

function dial(cookie: string): Socket {
  const socket = io(`http://127.0.0.1:${app.port}`, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

async function open({ cookie, user }: Person): Promise<Socket> {
  const size = () => app.io.sockets.adapter.rooms.get(rooms.user(user.id))?.size ?? 0;
  const before = size();
  const socket = dial(cookie);
  await once(socket, 'connect');
  await expect.poll(size).toBe(before + 1);
  return socket;
}

/**
 * Events about `self` and a group of theirs. `device` is a second device of `self`; `friend` is connected but not a member.
 * Members: `member`, `blocker` (who blocked `self`), `paused` and `leaving`. `other` and all present and former members are
 * players of a game of the group. `left` and `removed` have just left; `declined` requested to join and to write to `self`, and
 * was declined. `banned` and `ended` (signed out) were connected members when it happened.
 */
const PEOPLE = [
  'other',
  'declined',
  'left',
  'removed',
  'blocker',
  'member',
  'friend',
  'paused',
  'leaving',
  'banned',
  'ended',
  'admin',
  'self',
  'device',
] as const;
type Role = (typeof PEOPLE)[number];
type AnyRole = Role | 'guest';

interface World {
  people: Record<Role, Person>;
  byRole: Record<Role, Socket>;
  groupId: number;
  gameId: number;
  conversationId: number;
  directId: number;
  requestId: number;
}

const STATES: Partial<Record<Role, object>> = {
  paused: PAUSED,
  leaving: LEAVING,
  admin: { isAdmin: true },
};

async function createPeople(): Promise<Record<Role, Person>> {
  const made = PEOPLE.map(async (role) => [role, await createSignedIn(STATES[role])] as const);
  const people = Object.fromEntries(await Promise.all(made)) as Record<Role, Person>;
  const { user } = people.self;
  return { ...people, device: { user, ...(await createActor(user)) } };
}

async function createWorld(): Promise<World> {
  const people = await createPeople();
  const { self, friend, declined, left, removed, blocker, banned, ended, admin } = people;
  const selfId = self.user.id;
  await connect(selfId, friend.user.id);
  const { id: directId } = await createConversation(selfId, friend.user.id);
  const { id: groupId } = await createGroup({ creatorId: selfId });
  const inside: Role[] = ['member', 'blocker', 'paused', 'leaving', 'banned', 'ended'];
  for (const role of inside) await addMember(groupId, people[role].user.id);
  const leaves = await addMember(groupId, left.user.id);
  const goes = await addMember(groupId, removed.user.id);
  await createJoinRequest(groupId, declined.user.id, { status: 'declined' });
  const { id: gameId } = await createGame({ groupId, creatorId: selfId });
  const players: Role[] = [...inside, 'left', 'removed', 'other'];
  for (const role of players) await addParticipant(gameId, people[role].user.id);
  await createBlock(blocker.user.id, selfId);
  const { id: requestId } = await createConversation(declined.user.id, selfId, {
    requestStatus: 'declined',
    requestedById: declined.user.id,
  });
  for (const text of ['Hello', 'Are you there?', 'Anybody?']) {
    await createMessage(requestId, declined.user.id, text);
  }
  const firsts = PEOPLE.filter((role) => role !== 'device');
  const opened = firsts.map(async (role) => [role, await open(people[role])] as const);
  // The list has every role. The second device connects last, into a room with the first.
  const byRole = Object.fromEntries([
    ...(await Promise.all(opened)),
    ['device', await open(people.device)],
  ]) as Record<Role, Socket>;
  const cut = [once(byRole.banned, 'disconnect'), once(byRole.ended, 'disconnect')];
  await removeMember(left.actor, { groupId, memberId: leaves.id });
  await removeMember(self.actor, { groupId, memberId: goes.id });
  await moderatePerson(admin.actor, banned.user.id, 'ban', { days: 7 });
  await signOut(ended.token);
  await Promise.all(cut);
  const { id: conversationId } = await groupConversation(groupId);
  await createMessage(directId, friend.user.id, 'Read this');
  // Coming online caused events; only those of the table's line are counted from here on.
  await db.presence.deleteMany({ where: { userId: selfId } });
  await fence(byRole, people);
  return { people, byRole, groupId, gameId, conversationId, directId, requestId };
}

/** A world for lines that leave its sockets open. */
function shareWorld(): () => Promise<World> {
  let made: Promise<World> | undefined;
  return () =>
    (made ??= createWorld().then((world) => {
      // They outlive the test.
      sockets.length = 0;
      return world;
    }));
}

/** Delivery is in order: once all have received this, anything earlier has arrived or never will. */
async function fence(byRole: Record<Role, Socket>, people: Record<Role, Person>): Promise<void> {
  const received = Object.values(byRole)
    .filter(({ connected }) => connected)
    .map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('typing', ({ conversationId }) => conversationId === -1 && resolve());
        }),
    );
  const everyone = Object.values(people).map(({ user }) => rooms.user(user.id));
  await publish([...new Set(everyone)], 'typing', { conversationId: -1, userId: 0, name: '' });
  await Promise.all(received);
}

describe('what a socket can send', () => {
  // 'ok', the code of the refusal, 'quiet' when dropped silently, 'cut' when the socket is (or gets) disconnected.
  const TABLE = `
                       guest        other     declined  left      removed   blocker   member    friend    paused    leaving   banned       ended        admin     self    device
connect                unauthorized ok        ok        ok        ok        ok        ok        ok        ok        ok        unauthorized unauthorized ok        ok      ok
auth (own)             cut          ok        ok        ok        ok        ok        ok        ok        ok        ok        cut          cut          ok        ok      ok
auth (another’s)       cut          cut       cut       cut       cut       cut       cut       cut       cut       cut       cut          cut          cut       cut     cut
message (to the group) cut          not_found not_found not_found not_found ok        ok        not_found ok        ok        cut          cut          not_found ok      ok
message (to the game)  cut          ok        not_found not_found not_found ok        ok        not_found ok        ok        cut          cut          not_found ok      ok
message (to self)      cut          ok        forbidden ok        ok        not_found ok        ok        ok        forbidden cut          cut          ok        invalid invalid
message (unreadable)   cut          invalid   invalid   invalid   invalid   invalid   invalid   invalid   invalid   invalid   cut          cut          invalid   invalid invalid
typing (group)         cut          not_found not_found not_found not_found ok        ok        not_found ok        ok        cut          cut          not_found ok      ok
typing (of two)        cut          not_found not_found not_found not_found not_found not_found ok        not_found not_found cut          cut          not_found ok      ok
typing (declined)      cut          not_found quiet     not_found not_found not_found not_found not_found not_found not_found cut          cut          not_found quiet   quiet
read (group)           cut          not_found not_found not_found not_found ok        ok        not_found ok        ok        cut          cut          not_found ok      ok
read (of two)          cut          not_found not_found not_found not_found not_found not_found ok        not_found not_found cut          cut          not_found ok      ok
read (declined)        cut          not_found ok        not_found not_found not_found not_found not_found not_found not_found cut          cut          not_found ok      ok
`;

  type Say = (socket: Socket, world: World, caller: Person) => Promise<string>;

  /** Uses the event's own acknowledgement. */
  const message =
    (payload: (world: World) => object): Say =>
    async (socket, world) => {
      const answer = await socket.timeout(10_000).emitWithAck('message', payload(world));
      return 'code' in answer ? answer.code : 'ok';
    };
  const toGroup = message(({ groupId }) => ({ groupId, content: 'Hi' }));
  const toSelf = message(({ people }) => ({ receiverId: people.self.user.id, content: 'Hi' }));

  /** Others receive it, or the sender a refusal. */
  const typing =
    (id: (world: World) => number): Say =>
    async (socket, world, caller) => {
      const conversationId = id(world);
      const received = Object.values(world.byRole).map(
        (listener) =>
          new Promise<string>((resolve) => {
            listener.on('typing', (event) => {
              const isTheirs = event.userId === caller.user.id;
              if (isTheirs && event.conversationId === conversationId) resolve('ok');
            });
          }),
      );
      return answerTo(socket, 'typing', { conversationId }, received);
    };
  /** The caller's own devices receive it. */
  const read =
    (id: (world: World) => number): Say =>
    async (socket, world, caller) => {
      const conversationId = id(world);
      const { lastSeq: seq } = await db.conversation.findUniqueOrThrow({
        where: { id: conversationId },
      });
      const where = { conversationId, userId: caller.user.id };
      await db.conversationMember.updateMany({ where, data: { lastReadSeq: 0 } });
      const received = new Promise<string>((resolve) => {
        socket.on('read', ({ userId }) => userId === caller.user.id && resolve('ok'));
      });
      return answerTo(socket, 'read', { conversationId, seq }, [received]);
    };

  async function answerTo(
    socket: Socket,
    event: string,
    payload: object,
    received: Promise<string>[],
  ): Promise<string> {
    const refused = once(socket, 'error').then((error) => (error as { code: string }).code);
    socket.emit(event, payload);
    const quiet = new Promise<string>((resolve) => setTimeout(resolve, QUIET_MS, 'quiet'));
    return Promise.race([...received, refused, quiet]);
  }
  /** An event not received by then was not sent; publishing takes some tens of milliseconds. */
  const QUIET_MS = 2_000;

  /** A false identity claim disconnects the socket; a true one gets a response. */
  const claim =
    (whose: (world: World, caller: Person) => number): Say =>
    async (socket, world, caller) => {
      const gone = once(socket, 'disconnect').then(() => 'cut');
      socket.emit('auth', { userId: whose(world, caller) });
      const stays = socket.timeout(10_000).emitWithAck('message', {});
      return Promise.race([gone, stays.then(() => 'ok')]);
    };

  const SAID: Record<string, Say> = {
    'auth (own)': claim((_world, caller) => caller.user.id),
    'auth (another’s)': claim(({ people }, caller) =>
      caller.user.id === people.member.user.id ? people.self.user.id : people.member.user.id,
    ),
    'message (to the group)': toGroup,
    'message (to the game)': message(({ gameId }) => ({ gameId, content: 'Hi' })),
    'message (to self)': toSelf,
    'message (unreadable)': message(() => ({ content: '' })),
    'typing (group)': typing(({ conversationId }) => conversationId),
    'typing (of two)': typing(({ directId }) => directId),
    'typing (declined)': typing(({ requestId }) => requestId),
    'read (group)': read(({ conversationId }) => conversationId),
    'read (of two)': read(({ directId }) => directId),
    'read (declined)': read(({ requestId }) => requestId),
  };
  const { roles, lines } = readTable<AnyRole>(TABLE);

  it('is listed for every event that the sidecar listens to', async () => {
    await open(await createSignedIn());
    const [socket] = await app.io.fetchSockets();
    const listened = app.io.sockets.sockets.get(socket?.id ?? '')?.eventNames() ?? [];
    const own = new Set<string | symbol>(['disconnect', 'error']);
    const events = listened.filter((name) => !own.has(name)).map(String);
    const named = new Set(lines.map(({ name }) => name).filter((name) => name !== 'connect'));
    expect([...named].toSorted()).toEqual(events.toSorted());
    expect(roles).toEqual(['guest', ...PEOPLE]);
  });

  const sharedWorld = shareWorld();
  it.each(lines)('$title', async ({ title, cells }) => {
    const world = await (title === 'auth (another’s)' ? createWorld() : sharedWorld());
    const answers: Record<string, string> = {};
    for (const role of roles) {
      const caller = role === 'guest' ? null : world.people[role];
      if (title === 'connect') answers[role] = await handshake(caller);
      else if (role === 'guest' || !caller) answers[role] = 'cut';
      else answers[role] = await say(title, world, role);
    }
    expect(answers).toEqual(cells);
  });

  async function handshake(caller: Person | null): Promise<string> {
    const socket = dial(caller?.cookie ?? '');
    const refused = once(socket, 'connect_error').then((error) => (error as Error).message);
    return Promise.race([once(socket, 'connect').then(() => 'ok'), refused]);
  }

  async function say(title: string, world: World, role: Role): Promise<string> {
    const socket = world.byRole[role];
    if (!socket.connected) return 'cut';
    const sayIt = SAID[title];
    if (!sayIt) throw new Error(`Nobody says ${title}`);
    return sayIt(socket, world, world.people[role]);
  }
});

describe('what a socket receives', () => {
  const TABLE = `
                    guest other declined left  removed blocker member friend paused leaving banned ended admin self  device
message             no    no    no       no    no      hears   hears  no     hears  hears   no     no    no    hears hears
messageSuccess      no    no    no       no    no      no      no     no     no     no      no     no    no    hears no
error               no    no    no       no    no      no      no     no     no     no      no     no    no    hears no
edited              no    no    no       no    no      hears   hears  no     hears  hears   no     no    no    hears hears
deleted             no    no    no       no    no      hears   hears  no     hears  hears   no     no    no    hears hears
reacted             no    no    no       no    no      no      hears  no     hears  hears   no     no    no    hears hears
read                no    no    no       no    no      no      hears  no     hears  hears   no     no    no    hears hears
typing              no    no    no       no    no      no      hears  no     hears  hears   no     no    no    no    no
presence            no    no    no       no    no      no      no     hears  no     no      no     no    no    no    no
conversationChanged no    no    no       no    no      no      no     no     no     no      no     no    no    hears hears
notification        no    no    no       no    no      no      no     no     no     no      no     no    no    hears hears
languageChosen      no    no    no       no    no      no      no     no     no     no      no     no    no    hears hears
missed              no    hears hears    hears hears   hears   hears  hears  hears  hears   no     no    hears hears hears
`;

  const toAll = ({ people, groupId }: World) =>
    sendMessage(people.self.actor, sendMessageSchema.parse({ groupId, content: 'Hello' }));

  /** The cause of each event: an action of `self`, or something that happens to them. */
  const DONE: Record<keyof OutwardEvents, (world: World) => Promise<unknown>> = {
    message: toAll,
    edited: async (world) =>
      editMessage(world.people.self.actor, (await toAll(world)).id, 'Changed'),
    deleted: async (world) => deleteMessage(world.people.self.actor, (await toAll(world)).id),
    reacted: async (world) => {
      const { id } = await toAll(world);
      return reactToMessage(world.people.self.actor, id, { emoji: '👍', added: true });
    },
    read: async (world) => {
      const { people, groupId, conversationId } = world;
      const said = sendMessageSchema.parse({ groupId, content: 'Read this' });
      const { seq } = await sendMessage(people.member.actor, said);
      await readConversation(people.self.actor, conversationId, seq);
    },
    typing: ({ people, conversationId }) => announceTyping(people.self.actor, conversationId),
    // Like the sidecar after the last socket has closed.
    presence: async ({ people }) => {
      await db.presence.deleteMany({ where: { userId: people.self.user.id } });
      await leave(people.self.user.id, 'another sidecar');
    },
    conversationChanged: ({ people, conversationId }) =>
      muteConversation(people.self.actor, conversationId, true),
    notification: async ({ people }) =>
      publishNotifications([
        await notify(db, {
          userId: people.self.user.id,
          type: 'match',
          title: said('x'),
          message: said('y'),
        }),
      ]),
    messageSuccess: ({ byRole, groupId }) =>
      byRole.self.timeout(10_000).emitWithAck('message', { groupId, content: 'By socket' }),
    error: ({ byRole }) => byRole.self.timeout(10_000).emitWithAck('message', { content: '' }),
    languageChosen: ({ people }) => chooseLanguage(people.self.actor, 'ur'),
    missed: async () => void app.io.local.emit('missed', {}),
  };
  const { roles, lines } = readTable<AnyRole>(TABLE);

  it('is listed for every event in the contract', () => {
    // The type of DONE names them all.
    const events = Object.keys(DONE).toSorted();
    expect(lines.map(({ name }) => name).toSorted()).toEqual(events);
    expect(roles).toEqual(['guest', ...PEOPLE]);
  });

  const sharedWorld = shareWorld();
  it.each(lines)('$name', async ({ name, cells }) => {
    const world = await sharedWorld();
    const received = new Set<AnyRole>();
    for (const role of PEOPLE) {
      world.byRole[role].on(name, (payload: { conversationId?: number }) => {
        if (payload.conversationId !== -1) received.add(role);
      });
    }
    await new Map(Object.entries(DONE)).get(name)?.(world);
    await fence(world.byRole, world.people);
    const answers = () =>
      Object.fromEntries(roles.map((role) => [role, received.has(role) ? 'hears' : 'no']));
    // The sender has a response before a message is announced to people across a block.
    await expect.poll(answers, { timeout: 10_000 }).toEqual(cells);
  });

  it('includes only the text of a blocked member’s message', async () => {
    const world = await createWorld();
    const received = once(world.byRole.blocker, 'message');
    await toAll(world);
    const text = JSON.stringify(await received);
    expect(text).toContain('Hello');
    expect(text).toContain('Unavailable user');
    expect(text).not.toContain(world.people.self.user.name ?? '');
  });
});

describe('a session that ends', () => {
  it.each(['ban', 'suspend', 'end-sessions'] as const)(
    'by an admin’s %s closes the person’s sockets on all devices, and nobody else’s',
    async (action) => {
      const { people, byRole } = await createWorld();
      const gone = Promise.all([
        once(byRole.self, 'disconnect'),
        once(byRole.device, 'disconnect'),
      ]);
      await moderatePerson(people.admin.actor, people.self.user.id, action, { days: 7 });
      expect(await gone).toEqual(['io server disconnect', 'io server disconnect']);
      expect(byRole.member.connected).toBe(true);
    },
  );

  it('without the sidecar hearing of it loses its sockets at the next check', async () => {
    const { cutEnded } = await import('@/server/realtime/ended-sessions');
    const { people, byRole } = await createWorld();
    await db.session.deleteMany({ where: { sid: people.self.actor.sessionId } });
    const gone = once(byRole.self, 'disconnect');
    await cutEnded(app.io);
    expect(await gone).toBe('io server disconnect');
    expect(byRole.device.connected).toBe(true);
  });
});
