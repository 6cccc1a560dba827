import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { metrics } from '@/lib/platform/observability/metrics';
import { type Reading, serveMetrics } from '@/lib/platform/observability/metrics-server';
import { captureLog } from '@/tests/factories/captured-log';

const TOKEN = 'a-token-of-the-test';
const HOST = '127.0.0.1';

let server: Awaited<ReturnType<typeof serveMetrics>> | undefined;

afterEach(() => server?.close());

async function start(readings: readonly Reading[], token?: string): Promise<string> {
  server = await serveMetrics('web', readings, { host: HOST, port: 0, token });
  return server.url;
}

/** `fetch` would set the Host header itself. */
function ask(
  url: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method, agent: new Agent() }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

it('shows the metrics of the process, each with its name', async () => {
  metrics.messagesSent.inc();
  const { status, body } = await ask(await start([]));
  expect(status).toBe(200);
  expect(body).toMatch(/^maidan_messages_sent_total\{process="web"\} [1-9]\d*$/m);
});

it('reads the gauges before each answer', async () => {
  let count = 0;
  const url = await start([
    () => {
      count += 1;
    },
  ]);
  await ask(url);
  await ask(url);
  expect(count).toBe(2);
});

it.each([
  ['without a token', {}, 401],
  ['with another token', { authorization: 'Bearer a-token-of-the-best' }, 401],
  ['with the token elsewhere', { authorization: TOKEN }, 401],
  ['with the token', { authorization: `Bearer ${TOKEN}` }, 200],
  ['with the token, by another name', { authorization: `Bearer ${TOKEN}`, host: 'web:9464' }, 200],
])('where a token is set, answers a call %s', async (_name, headers, status) => {
  const answer = await ask(await start([], TOKEN), headers);
  expect(answer.status).toBe(status);
  expect(answer.body.includes('maidan_')).toBe(status === 200);
});

it.each([
  ['localhost:9464', 200],
  ['evil.test', 421],
  ['evil.test:9464', 421],
])('without a token, answers a page that came by the name %s', async (host, status) => {
  const answer = await ask(await start([]), { host });
  expect(answer.status).toBe(status);
  expect(answer.body.includes('maidan_')).toBe(status === 200);
});

it.each([
  ['POST', '/metrics', 405],
  ['GET', '/', 404],
  ['GET', '/metrics/../api/health', 404],
])('has nothing else: %s %s', async (method, path, status) => {
  const { origin } = new URL(await start([]));
  expect((await ask(`${origin}${path}`, {}, method)).status).toBe(status);
});

it('shows the other numbers when one cannot be read', async () => {
  const { lines, restore } = captureLog('warn');
  try {
    const broken = async () => {
      throw new Error('the database is away');
    };
    const { status, body } = await ask(await start([broken]));
    expect(status).toBe(200);
    expect(body).toContain('maidan_messages_sent_total');
    expect(lines.map(({ msg }) => msg)).toEqual(['a metric could not be read']);
  } finally {
    restore();
  }
});
