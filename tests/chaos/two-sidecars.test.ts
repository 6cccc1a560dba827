import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MessageDto } from '@/lib/messages/schema/message';
import { findRedis, mustHaveRedis } from '../../scripts/redis.mjs';
import { type ChaosGroup, createPeople } from './people';
import { createRedis, type Redis } from './redis';
import { type Stack, startStack } from './stack';

const CALL = 'Is anybody there?';

it('has a Redis for the second adapter wherever these tests are required', () => {
  // A silent skip would leave the adapter untested.
  expect(mustHaveRedis && !findRedis(), 'install redis-server').toBe(false);
});

// Without Redis, a developer's machine tests only the default.
const KINDS = findRedis() ? (['Postgres', 'Redis'] as const) : (['Postgres'] as const);

describe.each(KINDS)('two sidecars and a web process over %s', (kind) => {
  const isRedis = kind === 'Redis';
  let redis: Redis | undefined;
  let stack: Stack;
  let group: ChaosGroup;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    if (isRedis) redis = await createRedis();
    stack = await startStack({
      env: redis && { REDIS_URL: redis.url },
      services: ['sidecarA', 'sidecarB', 'worker', 'webA'],
    });
    group = await createThree();
  }, 120_000);
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await stack?.stop();
    await redis?.stop();
  }, 60_000);

  async function createThree(): Promise<ChaosGroup> {
    const [made] = (await createPeople(stack.url, { groups: 1, membersEach: 3 })).groups;
    if (!made) throw new Error('there is no group');
    return made;
  }
  const cookieOf = (person: number) => group.members[person]?.cookie ?? '';

  const once = <T>(socket: Socket, event: string) =>
    new Promise<T>((resolve) => socket.once(event, resolve));

  async function open(person: number, sidecar: 'sidecarA' | 'sidecarB'): Promise<Socket> {
    const socket = io(`http://127.0.0.1:${stack.ports[sidecar]}`, {
      path: '/ws',
      addTrailingSlash: false,
      transports: ['websocket'],
      extraHeaders: { cookie: cookieOf(person) },
      forceNew: true,
    });
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  async function call(person: number, path: string, body?: object): Promise<Response> {
    const origin = `http://127.0.0.1:${stack.ports.webA}`;
    return fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: cookieOf(person),
        origin,
        'content-type': 'application/json',
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  }
  const say = (person: number, content: string) => {
    const body = { groupId: group.id, content, clientMsgId: randomUUID() };
    return call(person, '/api/messages', body);
  };

  /** Collects all payloads of one event that a socket receives. */
  function receive<T>(socket: Socket, event: string): T[] {
    const received: T[] = [];
    socket.on(event, (payload: T) => received.push(payload));
    return received;
  }

  /** Connects two people to two sidecars and waits until both receive events: rooms are joined a moment after connecting. */
  async function openBoth(): Promise<[Socket, Socket]> {
    const both: [Socket, Socket] = [await open(1, 'sidecarA'), await open(2, 'sidecarB')];
    const received = both.map((socket) => receive<MessageDto>(socket, 'message'));
    await expect
      .poll(
        async () => {
          expect((await say(0, CALL)).status).toBe(201);
          return received.every(({ length }) => length > 0);
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true);
    for (const socket of both) socket.off('message');
    return both;
  }
  // One more call may still be in flight.
  const contents = (received: MessageDto[]) =>
    received
      // Events of several senders may overtake each other: chats put messages in order by their number.
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ content }) => content)
      .filter((content) => content !== CALL);

  it('deliver messages sent by POST and by socket to people on both, each once', async () => {
    const [a, b] = await openBoth();
    const received = [a, b].map((socket) => receive<MessageDto>(socket, 'message'));
    await say(0, 'By POST');
    const body = { groupId: group.id, content: 'By socket', clientMsgId: randomUUID() };
    await a.timeout(10_000).emitWithAck('message', body);
    const long = 'کھیل کا میدان '.repeat(250).trim();
    await say(0, long);
    for (const each of received) {
      await expect
        .poll(() => contents(each), { timeout: 10_000 })
        .toEqual(['By POST', 'By socket', long]);
    }
  });

  it('pass typing and read events from one to the other', async () => {
    const [a, b] = await openBoth();
    const [typing, read] = [receive(b, 'typing'), receive(b, 'read')];
    const { conversationId } = group;
    a.emit('typing', { conversationId });
    a.emit('read', { conversationId, seq: 1_000_000 });
    await expect.poll(() => typing, { timeout: 10_000 }).toMatchObject([{ conversationId }]);
    await expect.poll(() => read, { timeout: 10_000 }).toMatchObject([{ conversationId }]);
  });

  it('close a session’s sockets on the other sidecar within a second of signing out', async () => {
    const [, b] = await openBoth();
    const gone = once<string>(b, 'disconnect');
    expect((await call(2, '/api/auth/sign-out-everywhere', {})).ok).toBe(true);
    expect(await gone).toBe('io server disconnect');
  });

  const killed = isRedis ? 'Redis' : 'Postgres';
  it(`tell their clients to fetch what they missed once ${killed} is back`, async () => {
    group = await createThree();
    const [a, b] = await openBoth();
    const missed = Promise.all([once(a, 'missed'), once(b, 'missed')]);
    if (redis) {
      await redis.stop();
      await redis.start();
    } else stack.endPostgres('SIGKILL');
    await missed;
    const received = receive<MessageDto>(b, 'message');
    await expect
      .poll(
        async () => {
          await say(0, 'Back again').catch(() => undefined);
          return contents(received).includes('Back again');
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true);
  });
});
