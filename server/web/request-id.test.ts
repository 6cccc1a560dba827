import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { enqueue } from '@/lib/platform/jobs/queue';
import { runDueJobs } from '@/lib/platform/jobs/runner';
import { log } from '@/lib/platform/observability/log';
import { metrics } from '@/lib/platform/observability/metrics';
import { currentRequest } from '@/lib/platform/observability/request-context';
import { stylesOf } from '@/server/web/page-styles';
import { createRequestHandler } from '@/server/web/request-handler';
import { watchRequests } from '@/server/web/request-id';
import { captureLog } from '@/tests/factories/captured-log';
import { stubHandlers } from '@/tests/factories/jobs';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const servers: Server[] = [];
const { TRUSTED_PROXY_HOPS } = env;

afterEach(async () => {
  env.TRUSTED_PROXY_HOPS = TRUSTED_PROXY_HOPS;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** @returns its port */
async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return (server.address() as AddressInfo).port;
}

const start = (next: RequestListener) => listen(watchRequests(next, () => '/route/[id]'));

async function idOf(port: number, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/route/1`, { headers });
  await response.text();
  return response.headers.get('x-request-id') ?? '';
}

describe('the id of a request', () => {
  it.each([
    ['of a proxy in front', 1, 'proxy-0123456789', true],
    ['of nginx', 1, '0123456789abcdef0123456789abcdef', true],
    ['of a visitor', 0, 'proxy-0123456789', false],
    ['that is too short', 1, 'abc', false],
    ['that is too long', 1, 'x'.repeat(65), false],
    ['with other characters', 1, 'proxy 0123456789', false],
    ['that looks like JSON', 1, '0123456789","level":60', false],
  ])('%s (%i proxies)', async (_name, hops, given, isTaken) => {
    env.TRUSTED_PROXY_HOPS = hops;
    const seen: (string | string[] | undefined)[] = [];
    const port = await start((request, response) => {
      seen.push(request.headers['x-request-id'], currentRequest()?.id);
      response.end();
    });
    const id = await idOf(port, { 'X-Request-Id': given });
    if (isTaken) expect(id).toBe(given);
    else expect(id).toMatch(UUID);
    expect(seen).toEqual([id, id]);
  });

  it('is not that of a header that came twice', async () => {
    env.TRUSTED_PROXY_HOPS = 1;
    const port = await start((_request, response) => response.end());
    const socket = connect(port, '127.0.0.1');
    const twice = 'X-Request-Id: first-012345\r\nX-Request-Id: second-01234\r\n';
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${twice}Connection: close\r\n\r\n`);
    expect(/x-request-id: (.+)\r/i.exec(await text(socket))?.[1]).toMatch(UUID);
  });

  it('leads from the request through its jobs to the lines of the worker', async () => {
    const { idsOf, restore } = captureLog('debug');
    try {
      const port = await start((_request, response) => {
        log.warn('asked');
        void enqueue(db, 'mail:send', { mailId: 1 }).then(() => response.end());
      });
      const id = await idOf(port);
      const handlers = stubHandlers({
        // A job that another job queues belongs to the same request.
        'mail:send': () => enqueue(db, 'notifications:push', { notificationId: 1 }),
        'notifications:push': async () => {
          log.warn('pushed');
          throw new Error('the device is gone');
        },
      });
      await runDueJobs('mail', handlers);
      await runDueJobs('push', handlers);
      expect(id).toMatch(UUID);
      expect(idsOf('asked')).toEqual([id]);
      expect(idsOf('pushed')).toEqual([id]);
      expect(idsOf('job ended')).toEqual([id, id]);
      expect(idsOf('job failed')).toEqual([id]);
    } finally {
      restore();
      await db.job.deleteMany({});
    }
  });

  it('is one of its own for each job that no request queued', async () => {
    const { idsOf, restore } = captureLog('debug');
    try {
      await enqueue(db, 'mail:send', { mailId: 1 });
      await enqueue(db, 'mail:send', { mailId: 2 });
      await runDueJobs('mail', stubHandlers());
      const ids = idsOf('job ended');
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) expect(id).toMatch(UUID);
    } finally {
      restore();
      await db.job.deleteMany({});
    }
  });
});

describe('behind the whole chain', () => {
  const startFront = () =>
    listen(
      createRequestHandler({
        next: (_request, response) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('X-Request-Id', 'of-the-first-reader');
          response.end('<h1>Sunday Cricket</h1>');
        },
        stores: new TaggedStore({ bytesMax: 1e6, sizeOf: () => 1, ageMax: 60_000 }),
        host: 'localhost',
        isMember: () => false,
        errorScripts: [],
        styles: stylesOf(() => null),
        routeOf: () => '/group/[id]',
      }),
    );

  const cachedPages = async () => {
    const { values } = await metrics.cachedPages.get();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.outcome), value]));
  };

  async function ask(port: number, path: string): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.text();
    return response;
  }

  it('a kept page has the id of each request, and counts as kept', async () => {
    const before = await cachedPages();
    const port = await startFront();
    const responses = [await ask(port, '/group/1'), await ask(port, '/group/1')];
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(UUID);
    const after = await cachedPages();
    expect((after.miss ?? 0) - (before.miss ?? 0)).toBe(1);
    expect((after.hit ?? 0) - (before.hit ?? 0)).toBe(1);
  });

  it.each([
    ['a refused host', 'GET /group/1 HTTP/1.1\r\nHost: evil.test'],
    [
      'a body that is cut off',
      'POST /api/likes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000',
    ],
    ['a method that no page has', 'DELETE /group/1 HTTP/1.1\r\nHost: localhost'],
  ])('%s is answered with an id', async (_name, head) => {
    const socket = connect(await startFront(), '127.0.0.1').on('error', () => undefined);
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(/x-request-id: (.+)\r/i.exec(answer)?.[1]).toMatch(UUID);
  });
});

describe('the count of requests', () => {
  const countOf = async (wanted: Record<string, string>) => {
    const { values } = await metrics.requests.get();
    const isWanted = (labels: Record<string, unknown>) =>
      Object.entries(wanted).every(([name, value]) => labels[name] === value);
    return values.filter(({ labels }) => isWanted(labels)).map(({ value }) => value);
  };

  it('has route, method and status', async () => {
    const port = await listen(
      watchRequests(
        (_request, response) => response.writeHead(418).end(),
        () => '/counted/[id]',
      ),
    );
    for (const method of ['GET', 'GET', 'POST', 'PROPFIND']) {
      await fetch(`http://127.0.0.1:${port}/counted/1`, { method });
    }
    const route = '/counted/[id]';
    await expect.poll(() => countOf({ route, method: 'other', status: '418' })).toEqual([1]);
    expect(await countOf({ route, method: 'GET', status: '418' })).toEqual([2]);
    expect(await countOf({ route, method: 'POST', status: '418' })).toEqual([1]);
    const { values } = await metrics.requestSeconds.get();
    const timed = values.filter(
      ({ metricName, labels }) =>
        metricName === 'http_request_duration_seconds_count' &&
        (labels as Record<string, unknown>).route === route,
    );
    expect(timed.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
  });

  it('says of a reader who left that there was no answer', async () => {
    const gone = new AbortController();
    const port = await listen(
      watchRequests(
        () => gone.abort(),
        () => '/left/[id]',
      ),
    );
    await fetch(`http://127.0.0.1:${port}/left/1`, { signal: gone.signal }).catch(() => undefined);
    await expect.poll(() => countOf({ route: '/left/[id]', status: 'none' })).toEqual([1]);
  });
});
