import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/messages/route';
import { blockPerson } from '@/lib/account/service/block-person';
import type { MessageDto } from '@/lib/messages/schema/message';
import { db } from '@/lib/platform/db/client';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { connect } from '@/tests/factories/connections';
import { createGroup } from '@/tests/factories/groups';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createPeople, type Person } from '@/tests/factories/sessions';

// Two sidecars on one database, with people on both.
let apps: RealtimeApp[];
const sockets: Socket[] = [];

beforeAll(async () => {
  apps = await Promise.all([startRealtime({ port: 0 }), startRealtime({ port: 0 })]);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

async function open(person: Person, sidecar = 0): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${apps[sidecar]?.port}`, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: { cookie: person.cookie },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await once(socket, 'connect');
  // The room is joined a moment after the connection; an echo shows that it has happened.
  const room = once(socket, 'conversationChanged');
  await expect
    .poll(() => apps[sidecar]?.io.sockets.adapter.rooms.has(rooms.user(person.user.id)))
    .toBe(true);
  await publish(rooms.user(person.user.id), 'conversationChanged', { conversationId: 1 });
  await room;
  return socket;
}

const once = <T>(socket: Socket, event: string) =>
  new Promise<T>((resolve) => socket.once(event, resolve));

async function friends(): Promise<[Person, Person]> {
  const [ali, sara] = await createPeople(2);
  await connect(ali.user.id, sara.user.id);
  return [ali, sara];
}

describe('the message event', () => {
  it('does the same as the POST, across sidecars, and replies with messageSuccess', async () => {
    const [ali, sara] = await friends();
    const [his, her] = [await open(ali, 0), await open(sara, 1)];
    const received = once<MessageDto>(her, 'message');
    const success = once<MessageDto>(his, 'messageSuccess');
    his.emit('message', {
      content: 'Over two sidecars',
      receiverId: sara.user.id,
      messageType: 'text',
    });
    expect(await received).toEqual(await success);
    expect(await received).toMatchObject({ content: 'Over two sidecars', seq: 1 });
  });

  it('delivers a message of four thousand Urdu letters complete', async () => {
    const [ali, sara] = await friends();
    const [his, her] = [await open(ali, 0), await open(sara, 1)];
    const content = 'کھیل کا میدان '.repeat(300).trim().slice(0, 4_000);
    const received = once<MessageDto>(her, 'message');
    his.emit('message', { content, receiverId: sara.user.id });
    expect((await received).content).toBe(content);
  });

  it('stores one row for an id sent a thousand times, by POST and by sockets of both sidecars', async () => {
    const [ali, sara] = await friends();
    const body = { content: 'Twice', receiverId: sara.user.id, clientMsgId: randomUUID() };
    const ids = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      // A separate socket for each round: a single one would be limited as a flood.
      const his = await open(ali, round % 2);
      const bySocket = Array.from({ length: 25 }, () =>
        his.timeout(20_000).emitWithAck('message', body),
      );
      const byPost = Array.from({ length: 25 }, async () => {
        const response = await POST(
          requestTo('/api/messages', { body, cookie: ali.cookie }),
          withParams(),
        );
        return { message: (await response.json()) as MessageDto };
      });
      const answers = (await Promise.all([...bySocket, ...byPost])) as { message: MessageDto }[];
      for (const { message } of answers) ids.add(message.id);
      his.disconnect();
    }
    expect(ids.size).toBe(1);
    expect(await db.message.count({ where: { senderId: ali.user.id } })).toBe(1);
    const { lastSeq } = await db.conversation.findFirstOrThrow({
      where: { members: { some: { userId: ali.user.id } } },
    });
    expect(lastSeq).toBe(1);
  }, 120_000);

  it.each([
    ['a blank message', { content: '  ' }],
    ['a message of 10,000 characters', { content: 'x'.repeat(10_000) }],
    ['a payload that is not an object', 'message'],
    ['an empty payload', null],
    ['a group the sender is not in', { content: 'x', groupId: 999_999 }],
  ])('refuses %s with a message, and keeps the socket open', async (_name, payload) => {
    const [ali, sara] = await friends();
    const his = await open(ali);
    const refused = once<{ error: string; code: string }>(his, 'error');
    const target = { receiverId: sara.user.id };
    const whole = typeof payload === 'object' && payload && !('groupId' in payload);
    his.emit('message', whole ? { ...target, ...payload } : payload);
    expect((await refused).error).toMatch(/^[A-Z].+\.?$/);
    expect(his.connected).toBe(true);
    expect(await db.message.count({ where: { senderId: ali.user.id } })).toBe(0);
  });

  it('refuses a replay with another text', async () => {
    const [ali, sara] = await friends();
    const his = await open(ali);
    const body = { content: 'First', receiverId: sara.user.id, clientMsgId: randomUUID() };
    await his.timeout(10_000).emitWithAck('message', body);
    const answer: unknown = await his
      .timeout(10_000)
      .emitWithAck('message', { ...body, content: 'Second' });
    expect(answer).toMatchObject({ code: 'conflict', clientMsgId: body.clientMsgId });
  });

  it('rate limits and then disconnects only the socket that floods', async () => {
    const [ali, sara] = await friends();
    const [flooder, her] = [await open(ali), await open(sara)];
    const gone = once(flooder, 'disconnect');
    for (let n = 0; n < 400; n += 1) flooder.emit('nonsense', { n });
    expect(await gone).toBe('io server disconnect');
    expect(her.connected).toBe(true);
  });
});

describe('who receives what', () => {
  it('sends group events only to current members', async () => {
    const [ali, sara, leaver, stranger] = await createPeople(4);
    const members = [sara.user.id, leaver.user.id];
    const group = await createGroup({ creatorId: ali.user.id, memberIds: members });
    const [his, her, left, outside] = [
      await open(ali, 0),
      await open(sara, 1),
      await open(leaver, 1),
      await open(stranger, 0),
    ];
    const wrong: unknown[] = [];
    for (const socket of [left, outside]) socket.on('message', (message) => wrong.push(message));
    await db.groupMember.deleteMany({ where: { userId: leaver.user.id } });
    const received = once<MessageDto>(her, 'message');
    his.emit('message', { content: 'Members only', groupId: group.id });
    await received;
    // Delivery is in order: an unwanted event would have come before these.
    const last = [left, outside].map((socket) => once(socket, 'conversationChanged'));
    await publish(
      [rooms.user(leaver.user.id), rooms.user(stranger.user.id)],
      'conversationChanged',
      { conversationId: 1 },
    );
    await Promise.all(last);
    expect(wrong).toEqual([]);
  });

  it('sends typing and read events to the other person until there is a block', async () => {
    const [ali, sara] = await friends();
    const [his, her] = [await open(ali, 0), await open(sara, 1)];
    const received = once<MessageDto>(her, 'message');
    his.emit('message', { content: 'Hello', receiverId: sara.user.id });
    const { conversationId } = await received;
    const read = once(his, 'read');
    her.emit('read', { conversationId, seq: 1 });
    expect(await read).toEqual({ conversationId, userId: sara.user.id, seq: 1 });
    const typing = once(her, 'typing');
    his.emit('typing', { conversationId });
    expect(await typing).toMatchObject({ conversationId, userId: ali.user.id });
    await blockPerson(sara.actor, ali.user.id);
    const refused = once<{ code: string }>(his, 'error');
    his.emit('typing', { conversationId });
    expect(await refused).toMatchObject({ code: 'not_found' });
  });

  it('shows across both sidecars who is online and who has left', async () => {
    const [ali, sara] = await friends();
    const his = await open(ali, 0);
    const first = await open(sara, 1);
    const received = once<MessageDto>(first, 'message');
    his.emit('message', { content: 'Hello', receiverId: sara.user.id });
    await received;
    first.disconnect();
    expect(await once(his, 'presence')).toEqual({ userId: sara.user.id, online: false });
    const back = once(his, 'presence');
    await open(sara, 0);
    expect(await back).toEqual({ userId: sara.user.id, online: true });
  });
});
