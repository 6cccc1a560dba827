import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { metrics } from '@/lib/platform/observability/metrics';
import { runAs } from '@/lib/platform/observability/request-context';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { type RealtimeApp, startRealtime } from '@/server/realtime/app';
import { captureLog } from '@/tests/factories/captured-log';
import { createSignedIn } from '@/tests/factories/sessions';

const REQUEST = { id: 'request-0123456789', name: 'POST /api/messages' };

let app: RealtimeApp;
let socket: Socket;
let userId: number;

const once = <T>(event: string) => new Promise<T>((resolve) => socket.once(event, resolve));

beforeAll(async () => {
  app = await startRealtime({ port: 0 });
  const { cookie, user } = await createSignedIn();
  userId = user.id;
  socket = io(`http://127.0.0.1:${app.port}`, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection: false,
  });
  await once('connect');
  await vi.waitUntil(() => app.io.sockets.adapter.rooms.has(rooms.user(userId)), {
    timeout: 20_000,
  });
});

afterAll(async () => {
  socket.disconnect();
  await app.close();
});

it('logs the request that caused an event, and tells browsers nothing of it', async () => {
  const { idsOf, restore } = captureLog('debug');
  try {
    const received = once<unknown>('conversationChanged');
    await runAs(REQUEST, () =>
      publish(rooms.user(userId), 'conversationChanged', { conversationId: 1 }),
    );
    expect(await received).toEqual({ conversationId: 1 });
    expect(idsOf('realtime message delivered')).toContain(REQUEST.id);
  } finally {
    restore();
  }
});

it('measures the work for an event by its outcome', async () => {
  const countOf = async (outcome: string) => {
    const { values } = await metrics.socketEventSeconds.get();
    const counts = values.filter(
      ({ metricName, labels }) =>
        metricName === 'maidan_socket_event_duration_seconds_count' &&
        labels.event === 'message' &&
        labels.outcome === outcome,
    );
    return counts[0]?.value ?? 0;
  };
  const before = await countOf('refused');
  const refused = once<{ code: string }>('error');
  socket.emit('message', { receiverId: 0, content: 'to nobody' });
  expect((await refused).code).not.toBe('internal');
  await expect.poll(() => countOf('refused')).toBe(before + 1);
  expect(await countOf('failed')).toBe(0);
});

it('counts requests to the sidecar by route', async () => {
  const countOf = async (route: string) => {
    const { values } = await metrics.requests.get();
    return values.find(({ labels }) => labels.route === route)?.value ?? 0;
  };
  const [health, other] = [await countOf('/health'), await countOf('other')];
  await fetch(`http://127.0.0.1:${app.port}/health`);
  await fetch(`http://127.0.0.1:${app.port}/health/anything`);
  await expect.poll(() => countOf('/health')).toBe(health + 1);
  await expect.poll(() => countOf('other')).toBe(other + 1);
});
