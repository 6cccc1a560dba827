import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisService } from '@/tests/services/redis';
import { freePort } from '../../../server/local/ports.mjs';

// Publishing while Redis is unreachable, slow, full or locked. tests/chaos/two-sidecars.test.ts uses a real one. The stand-in
// is never stopped: the adapter does not handle connections that are cut while being opened. They end with this process.
let redis: RedisService | undefined;

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The modules of a new process with this address; it connects at the first event. */
async function startProcess(url: string) {
  vi.stubEnv('REDIS_URL', url);
  const [{ publish }, { log }] = await Promise.all([
    import('@/lib/platform/realtime/publish'),
    import('@/lib/platform/observability/log'),
  ]);
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  return {
    announce: (userId: number) => publish(`user:${userId}`, 'presence', { userId, online: true }),
    warnings: () =>
      warn.mock.calls.map((call: unknown[]) => `${String(call[1])}: ${errorIn(call[0])}`),
  };
}

const errorIn = (facts: unknown): string =>
  typeof facts === 'object' && facts !== null && 'err' in facts ? String(facts.err) : '';

const until = (check: () => boolean) =>
  expect.poll(check, { timeout: 20_000, interval: 20 }).toBe(true);

/** The recipients of the events in the stream, in order. */
const announcedTo = (service: RedisService): number[] =>
  service.added.map((text) => Number(/user:(\d+)/.exec(text)?.[1]));

describe('publishing over Redis', () => {
  it('adds each event to the stream that the sidecars share', async () => {
    redis = await RedisService.start();
    const service = redis;
    const { announce } = await startProcess(service.url);
    await announce(7);
    await until(() => service.added.length === 1);
    expect(service.added[0]).toMatch(
      /^XADD maidan-realtime .*"presence",\{"userId":7,"online":true\}/,
    );
  });

  it('waits for nobody while Redis is away, and catches up in order', async () => {
    const port = await freePort();
    const { announce, warnings } = await startProcess(`redis://127.0.0.1:${port}`);
    for (const userId of [1, 2, 3]) await announce(userId);
    await until(() => warnings().length > 0);
    redis = await RedisService.start(port);
    const service = redis;
    await until(() => service.added.length === 3);
    expect(announcedTo(service)).toEqual([1, 2, 3]);
    expect(warnings()).toEqual([expect.stringMatching(/^no connection to Redis: .*ECONNREFUSED/)]);
  });

  it('waits for nobody while Redis says nothing, and keeps a limited number of events', async () => {
    redis = await RedisService.start();
    redis.answers.set('XADD', null);
    const { announce, warnings } = await startProcess(redis.url);
    for (let userId = 1; userId <= 10_001; userId += 1) await announce(userId);
    await until(() => warnings().length > 0);
    expect(new Set(warnings())).toEqual(
      new Set(['Redis took no event: Error: too many events wait']),
    );
  });

  it.each([
    'OOM command not allowed when used memory > maxmemory.',
    "NOPERM User default has no permissions to run the 'xadd' command",
    "READONLY You can't write against a read only replica.",
  ])('loses only the event that Redis refuses, and says why: %s', async (refusal) => {
    redis = await RedisService.start();
    const service = redis;
    service.answers.set('XADD', `-${refusal}`);
    const { announce, warnings } = await startProcess(service.url);
    await announce(1);
    await until(() => warnings().length === 1);
    expect(warnings()[0]).toContain('Redis took no event');
    expect(warnings()[0]).toContain(refusal);
    service.answers.clear();
    await announce(2);
    await until(() => service.added.length === 2);
    expect(warnings()).toHaveLength(1);
  });

  it.each([
    ['the password is wrong', 'WRONGPASS invalid username-password pair or user is disabled.'],
    ['it is loading its data', 'LOADING Redis is loading the dataset in memory'],
  ])('connects later when %s, with one line in the log', async (_why, refusal) => {
    redis = await RedisService.start();
    const service = redis;
    service.answers.set('HELLO', `-${refusal}`);
    const { announce, warnings } = await startProcess(service.url);
    await announce(5);
    // A process makes three connections; more are retries.
    await until(() => service.connections > 3 && warnings().length > 0);
    expect(warnings()).toEqual([expect.stringContaining(refusal)]);
    expect(warnings()[0]).not.toContain('password@');
    service.answers.clear();
    await until(() => service.added.length === 1);
    expect(announcedTo(service)).toEqual([5]);
  });

  it('connects later when Redis has no room for another connection', async () => {
    redis = await RedisService.start();
    const service = redis;
    service.turnsAway = 'ERR max number of clients reached';
    const { announce, warnings } = await startProcess(service.url);
    await announce(6);
    await until(() => service.connections > 3 && warnings().length > 0);
    expect(warnings()[0]).toContain('max number of clients reached');
    service.turnsAway = undefined;
    await announce(7);
    await until(() => announcedTo(service).includes(7));
  });
});
