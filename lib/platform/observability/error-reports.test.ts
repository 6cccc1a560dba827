import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { log, passErrorsTo } from '@/lib/platform/observability/log';
import { runAs } from '@/lib/platform/observability/request-context';
import { captureLog } from '@/tests/factories/captured-log';
import { createReporter, type ErrorEvent, startLog } from './error-reports';

let server: Server;
let received: { url: string | undefined; headers: IncomingHttpHeaders; lines: unknown[] }[];
let status: number;
/** When set, the stand-in responds once it is resolved. */
let held: Promise<void> | undefined;
let dsn: string;

beforeEach(async () => {
  received = [];
  status = 200;
  held = undefined;
  server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const lines: unknown[] = body.split('\n').map((line) => JSON.parse(line) as unknown);
      received.push({ url: request.url, headers: request.headers, lines });
      await held;
      response.writeHead(status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  dsn = `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/errors/7`;
});

afterEach(async () => {
  passErrorsTo(undefined);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const eventsOf = () => received.map(({ lines }) => lines[2] as ErrorEvent);

/** Errors that the limits treat as different, because each has its own type. */
function distinct(count: number): Error[] {
  return Array.from({ length: count }, (_, index) =>
    Object.assign(new Error('lost'), { name: `Lost${index}` }),
  );
}

it('sends the type, the stack, the route and the request id', async () => {
  const { report, settled } = createReporter(dsn, 'realtime');
  runAs({ id: 'request-0123456789', name: 'socket message' }, () =>
    report(new TypeError('x is not a function', { cause: new Error('the connection broke') })),
  );
  await settled();
  const [{ url, headers, lines } = { url: '', headers: {}, lines: [] }] = received;
  expect(url).toBe('/errors/api/7/envelope/');
  expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=abc123$/);
  expect(headers['content-type']).toBe('application/x-sentry-envelope');
  const [event] = eventsOf();
  expect(lines.slice(0, 2)).toEqual([
    { event_id: event?.event_id, sent_at: expect.any(String) },
    { type: 'event' },
  ]);
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    platform: 'node',
    transaction: 'socket message',
    tags: { process: 'realtime', request_id: 'request-0123456789' },
    exception: {
      values: [
        { type: 'Error', value: 'the connection broke' },
        { type: 'TypeError', value: 'x is not a function' },
      ],
    },
  });
  const frames = event?.exception.values[1]?.stacktrace.frames ?? [];
  expect(frames.at(-1)).toMatchObject({
    filename: 'lib/platform/observability/error-reports.test.ts',
    lineno: expect.any(Number),
    in_app: true,
  });
  expect(frames.some(({ in_app }) => !in_app)).toBe(true);
});

it('sends nothing about people, the request or the machine', async () => {
  const { report, settled } = createReporter(dsn, 'web');
  const error = new Error(
    'no mail to ali@example.com, +92 300 1234567,\n    at "Ali Khan" (/home/ali/secret.ts:1:1)',
  );
  report(Object.assign(error, { cookie: 'session=topsecret', request: { body: 'private' } }));
  await settled();
  const sent = JSON.stringify(received.map(({ lines }) => lines));
  expect(sent).toContain('no mail to');
  for (const hidden of ['ali@example.com', '1234567', 'Ali Khan', 'topsecret', 'private']) {
    expect(sent).not.toContain(hidden);
  }
  const frames = eventsOf().flatMap(({ exception }) => exception.values[0]?.stacktrace.frames);
  expect(frames.filter((frame) => frame?.filename.includes('secret'))).toEqual([]);
  expect(sent).not.toContain(process.cwd());
});

it('sends the errors that are logged, from any copy of the log', async () => {
  const { report, settled } = createReporter(dsn, 'jobs');
  const { restore } = captureLog('debug');
  try {
    passErrorsTo(report);
    log.warn({ err: new Error('expected') }, 'the database may be restarting');
    log.error({ code: 'no error' }, 'next-auth failed');
    log.error({ err: new Error('unexpected') }, 'job failed');
    await settled();
  } finally {
    restore();
  }
  expect(eventsOf().map(({ exception }) => exception.values[0]?.value)).toEqual(['unexpected']);
});

it('does nothing without SENTRY_DSN', () => {
  const before = process.listenerCount('uncaughtException');
  startLog('jobs');
  const { restore } = captureLog('debug');
  log.error({ err: new Error('lost') }, 'job failed');
  restore();
  expect(process.listenerCount('uncaughtException')).toBe(before);
  expect(received).toEqual([]);
});

it('reports what was not caught; the process goes on only where Next listens, too', async () => {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((name) => process.rawListeners(name));
  for (const name of events) process.removeAllListeners(name);
  const { lines, restore } = captureLog('debug');
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  env.SENTRY_DSN = dsn;
  try {
    startLog('web');
    const [uncaught, unhandled] = events.map((name) => process.rawListeners(name)[0]);
    const next = () => undefined;
    process.on('uncaughtException', next);
    uncaught?.(new Error('thrown'));
    process.off('uncaughtException', next);
    expect(exit).not.toHaveBeenCalled();
    unhandled?.(new RangeError('rejected'));
    await expect.poll(() => exit.mock.calls).toEqual([[1]]);
    expect(lines.map(({ level }) => level)).toEqual([50, 60]);
    const told = eventsOf().map(({ exception }) => exception.values[0]?.value);
    expect(new Set(told)).toEqual(new Set(['rejected', 'thrown']));
  } finally {
    env.SENTRY_DSN = undefined;
    exit.mockRestore();
    restore();
    for (const [at, name] of events.entries()) {
      process.removeAllListeners(name);
      for (const listener of before[at] ?? []) process.on(name, listener as () => void);
    }
  }
});

it('reports the same error once, and a different one too', async () => {
  const { report, settled } = createReporter(dsn, 'web');
  const again = () => new Error('again');
  for (let turn = 0; turn < 50; turn += 1) report(again());
  report(new RangeError('another'));
  await settled();
  const types = eventsOf().map(({ exception }) => exception.values[0]?.type);
  expect(new Set(types)).toEqual(new Set(['Error', 'RangeError']));
});

it('sends at most twenty reports a minute, even of different errors', async () => {
  const { report, settled } = createReporter(dsn, 'web');
  for (const error of distinct(40)) {
    report(error);
    await settled();
  }
  expect(received).toHaveLength(20);
});

it('does not wait for a slow service, and sends it at most five reports at once', async () => {
  let answer: () => void = () => undefined;
  held = new Promise((resolve) => {
    answer = resolve;
  });
  const { report, settled } = createReporter(dsn, 'web');
  for (const error of distinct(12)) report(error);
  await expect.poll(() => received.length).toBe(5);
  answer();
  await settled();
  expect(received).toHaveLength(5);
});

it.each([
  ['refuses', 429],
  ['fails', 500],
])('pauses when the service %s, and says so in the log', async (_name, given) => {
  status = given;
  const { lines, restore } = captureLog('warn');
  try {
    const { report, settled } = createReporter(dsn, 'web');
    for (const error of distinct(3)) {
      report(error);
      await settled();
    }
  } finally {
    restore();
  }
  expect(received).toHaveLength(1);
  expect(lines).toMatchObject([{ level: 40, reason: `Error: HTTP ${given}` }]);
});

it('survives an unreachable service, and thrown values that are not errors', async () => {
  const { restore } = captureLog('warn');
  try {
    const away = createReporter('http://abc123@127.0.0.1:1/7', 'web');
    away.report(new Error('lost'));
    await away.settled();
    const there = createReporter(dsn, 'web');
    const thrown = [undefined, 'a text', Object.create(null), { toString: null }];
    for (const thing of thrown) expect(() => there.report(thing)).not.toThrow();
    await there.settled();
  } finally {
    restore();
  }
});
