import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { DOCTOR_HEADER, doctorProof } from '@/lib/platform/health/own';
import { checkHealth } from '@/lib/platform/health/service';
import { log } from '@/lib/platform/observability/log';
import { metrics } from '@/lib/platform/observability/metrics';
import { cutSockets, publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { chooseLanguage } from '@/lib/users/service/change-settings';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { createConversation } from '@/tests/factories/messages';
import { createActor, createPeople, createSignedIn, createToken } from '@/tests/factories/sessions';

let app: RealtimeApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startRealtime({ port: 0 });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

afterAll(() => app.close());

function open(headers: Record<string, string>): Socket {
  const socket = io(`http://127.0.0.1:${app.port}`, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

const once = <T>(socket: Socket, event: string) =>
  new Promise<T>((resolve) => socket.once(event, resolve));

const dto = (title: string) => ({
  id: 1,
  type: 'test',
  title,
  content: 'x',
  data: {},
  isRead: false,
  createdAt: new Date().toISOString(),
});

it.each([
  ['by a foreign host name that points here', { host: 'evil.test', origin: 'http://evil.test' }],
  ['by a foreign host name without an Origin', { host: 'evil.test' }],
  ['through the web process by a foreign host name', { 'x-forwarded-host': 'evil.test' }],
  ['from another site', { origin: 'https://evil.test' }],
])('refuses a connection %s, whatever its cookie', async (_name, headers: object) => {
  const { cookie } = await createSignedIn();
  const refused = await once<Error>(open({ cookie, ...headers }), 'connect_error');
  expect(refused).toBeInstanceOf(Error);
});

it('accepts a page of the configured address, whatever a balancer has made of the host names', async () => {
  const { cookie } = await createSignedIn();
  const socket = open({
    cookie,
    origin: 'http://localhost:3000',
    'x-forwarded-host': 'web-1.internal:8080',
  });
  await once(socket, 'connect');
});

it('counts a refused page, and says once in the log which origin it has', async () => {
  const warn = vi.spyOn(log, 'warn');
  const count = async () => (await metrics.socketsRefused.get()).values[0]?.value ?? 0;
  const before = await count();
  for (let tries = 0; tries < 2; tries += 1)
    await once(open({ origin: 'https://elsewhere.test' }), 'connect_error');
  expect(await count()).toBeGreaterThanOrEqual(before + 2);
  expect(warn.mock.calls.length).toBeLessThan(2);
});

it('takes no polling, which a balancer would spread over sidecars that do not know the session', async () => {
  const url = `http://127.0.0.1:${app.port}/ws?EIO=4&transport=polling`;
  expect((await fetch(url)).status).toBe(400);
});

it('delivers to every device of a person and to nobody else', async () => {
  const [ali, sara] = await createPeople(2);
  const secondDevice = await createActor(ali.user);
  const [phone, laptop, stranger] = [
    open({ cookie: ali.cookie }),
    open({ cookie: secondDevice.cookie }),
    open({ cookie: sara.cookie }),
  ];
  await Promise.all([phone, laptop, stranger].map((socket) => once(socket, 'connect')));
  const received: string[] = [];
  stranger.on('notification', ({ title }: { title: string }) => received.push(title));
  const both = Promise.all(
    [phone, laptop].map((socket) => once<{ title: string }>(socket, 'notification')),
  );
  await publish(rooms.user(ali.user.id), 'notification', dto('for Ali'));
  expect((await both).map(({ title }) => title)).toEqual(['for Ali', 'for Ali']);
  // Delivery is in order, so an event meant for Ali would have come before this one.
  const own = once(stranger, 'notification');
  await publish(rooms.user(sara.user.id), 'notification', dto('for Sara'));
  await own;
  expect(received).toEqual(['for Sara']);
});

it.each([
  ['no cookie', {}],
  ['an unknown token', { cookie: 'next-auth.session-token=deadbeef' }],
])('refuses a handshake with %s', async (_name, headers) => {
  const error = await once<Error>(open(headers as Record<string, string>), 'connect_error');
  expect(error.message).toBe('unauthorized');
});

it('refuses a handshake with an access token, which is for the API alone', async () => {
  const { headers } = await createToken((await createSignedIn()).user.id);
  const error = await once<Error>(open(headers), 'connect_error');
  expect(error.message).toBe('unauthorized');
});

it('tells a page on connecting that its person reads another language by now', async () => {
  const { user, cookie } = await createSignedIn({ language: 'ur' });
  const openIn = (language: string) => Object.assign(open({ cookie }), { auth: { language } });
  expect(await once(openIn('en'), 'languageChosen')).toEqual({ language: 'ur' });
  const same = openIn('ur');
  const received: string[] = [];
  same.onAny((event: string) => received.push(event));
  await once(same, 'connect');
  await publish(rooms.user(user.id), 'notification', dto('last'));
  await expect.poll(() => received).toEqual(['notification']);
});

it('tells a page on connecting whether anything was announced since it was rendered', async () => {
  const { user, cookie } = await createSignedIn();
  const friend = await createSignedIn();
  // A choice that the page does not know is told last.
  await db.user.update({ where: { id: user.id }, data: { language: 'ur' } });
  const heardBy = async (since: unknown) => {
    const socket = Object.assign(open({ cookie }), { auth: { language: 'en', since } });
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    await expect.poll(() => heard).toContain('languageChosen');
    return heard.filter((event) => event === 'missed').length;
  };
  const later = Date.now() + 60_000;
  expect(await heardBy(later)).toBe(0);
  expect(await heardBy(Date.now())).toBe(0);
  await db.notification.create({
    data: { userId: user.id, type: 'match', title: 'x', message: 'y' },
  });
  expect(await heardBy(Date.now())).toBe(1);
  expect(await heardBy(later)).toBe(0);
  await db.notification.deleteMany({ where: { userId: user.id } });
  expect(await heardBy(Date.now())).toBe(0);
  await createConversation(user.id, friend.user.id, { lastMessageAt: new Date() });
  expect(await heardBy(Date.now())).toBe(1);
  for (const odd of ['now', Number.POSITIVE_INFINITY, 1e300, {}, null, undefined])
    expect(await heardBy(odd)).toBe(0);
});

it('tells a page of a choice made while it was connecting', async () => {
  const { actor, cookie } = await createSignedIn();
  // After the handshake and before joining the person's room.
  app.io.use((_socket, next) => void chooseLanguage(actor, 'ur').then(() => next()));
  expect(await once(open({ cookie }), 'languageChosen')).toEqual({ language: 'ur' });
});

it('refuses a page of another site even with the session cookie', async () => {
  const { cookie } = await createSignedIn();
  const socket = open({ cookie, origin: 'https://evil.test' });
  await once(socket, 'connect_error');
  expect(socket.connected).toBe(false);
});

it('accepts an auth event that matches the session and disconnects on any other', async () => {
  const { cookie, user } = await createSignedIn();
  const honest = open({ cookie });
  await once(honest, 'connect');
  honest.emit('auth', { userId: user.id });
  const received = once(honest, 'notification');
  await publish(rooms.user(user.id), 'notification', dto('still here'));
  await received;
  for (const claim of [{ userId: user.id + 1 }, { userId: 'me' }, null, 'x'.repeat(1000)]) {
    const liar = open({ cookie });
    await once(liar, 'connect');
    const gone = once(liar, 'disconnect');
    liar.emit('auth', claim);
    expect(await gone).toBe('io server disconnect');
  }
});

it('disconnects the sockets of a signed-out session and refuses new ones', async () => {
  const { cookie, actor } = await createSignedIn();
  const socket = open({ cookie });
  await once(socket, 'connect');
  const gone = once(socket, 'disconnect');
  await deleteSession(actor.sessionId);
  await cutSockets(rooms.session(actor.sessionId));
  expect(await gone).toBe('io server disconnect');
  expect((await once<Error>(open({ cookie }), 'connect_error')).message).toBe('unauthorized');
});

it('allows twenty sockets per person and disconnects the next one', async () => {
  const { cookie } = await createSignedIn();
  const kept = Array.from({ length: 20 }, () => open({ cookie }));
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  const oneMore = open({ cookie });
  expect(await once(oneMore, 'disconnect')).toBe('io server disconnect');
  expect(kept.every(({ connected }) => connected)).toBe(true);
});

it.each([
  '42["message"',
  '4{not json',
  '49',
  '\u0000\u0001',
  '451-["message",{"_placeholder":true}]',
])('disconnects only the sender of the malformed frame %s', async (frame) => {
  const [vandal, other] = await createPeople(2);
  const [bad, good] = [open({ cookie: vandal.cookie }), open({ cookie: other.cookie })];
  await Promise.all([once(bad, 'connect'), once(good, 'connect')]);
  // Below the library, which would never write such a frame.
  const { transport } = bad.io.engine as unknown as { transport: { ws: WebSocket } };
  const gone = once(bad, 'disconnect');
  transport.ws.send(frame);
  // A frame that the parser considers incomplete does no harm; nothing follows it.
  if (!frame.startsWith('451')) await gone;
  const received = once(good, 'notification');
  await publish(rooms.user(other.user.id), 'notification', dto('unharmed'));
  await received;
});

it('disconnects only the sender of a frame larger than 64 KB', async () => {
  const [flooder, other] = await createPeople(2);
  const [big, small] = [open({ cookie: flooder.cookie }), open({ cookie: other.cookie })];
  await Promise.all([once(big, 'connect'), once(small, 'connect')]);
  const gone = once(big, 'disconnect');
  big.emit('auth', { userId: flooder.user.id, padding: 'x'.repeat(70_000) });
  await gone;
  const received = once(small, 'notification');
  await publish(rooms.user(other.user.id), 'notification', dto('unharmed'));
  await received;
});

it('is not well without the database, and knows the doctor of its installation', async () => {
  const ask = async (proof = '') => {
    const headers = { [DOCTOR_HEADER]: proof };
    const reply = await fetch(`http://127.0.0.1:${app.port}/health`, { headers });
    return [reply.status, reply.headers.get('retry-after'), await reply.json()];
  };
  expect(await ask('another')).toEqual([200, null, { ok: true }]);
  expect(await ask(doctorProof(env.REALTIME_SECRET))).toEqual([200, null, { ok: true, own: true }]);
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const query = vi.spyOn(pool, 'query').mockRejectedValue(refused as never);
  try {
    expect(await ask()).toEqual([503, '5', { ok: false }]);
  } finally {
    query.mockRestore();
  }
});

// Elsewhere a machine may have only one loopback address.
it.runIf(process.platform === 'linux')(
  'listens at WS_HOST, and the health check looks for it there or at REALTIME_URL',
  async () => {
    const { WS_HOST, WS_PORT } = env;
    env.WS_HOST = '127.0.0.2';
    const elsewhere = await startRealtime({ port: 0 });
    try {
      env.WS_PORT = elsewhere.port;
      expect((await checkHealth()).parts.realtime).toEqual({ ok: true });
      env.WS_HOST = '127.0.0.1';
      expect((await checkHealth()).parts.realtime).toMatchObject({ ok: false });
      env.REALTIME_URL = `http://127.0.0.2:${elsewhere.port}`;
      expect((await checkHealth()).parts.realtime).toEqual({ ok: true });
    } finally {
      Object.assign(env, { WS_HOST, WS_PORT, REALTIME_URL: undefined });
      await elsewhere.close();
    }
  },
);
