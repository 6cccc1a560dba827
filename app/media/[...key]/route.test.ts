import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[...key]/route';
import { addAllTexts } from '@/languages/all';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { runIn } from '@/lib/platform/language/run-in';
import { log } from '@/lib/platform/observability/log';
import { getStorage } from '@/lib/platform/storage/provider';
import { requestTo } from '@/tests/factories/requests';

// The environment is read on import, so this must come first.
const there = await vi.hoisted(async () => (await import('@/tests/services/s3')).startBucket());

addAllTexts();
const { points } = RATE_LIMITS.publicRead;
const madeUp = () => `venue/${randomUUID()}.webp`;
const statusOf = async (address: string, key = madeUp()) => (await look(address, key)).status;

async function look(address: string, key: string): Promise<Response> {
  const headers = { 'x-forwarded-for': address };
  const response = await GET(requestTo(`/media/${key}`, { headers }), {
    params: Promise.resolve({ key: key.split('/') }),
  });
  await response.clone().arrayBuffer();
  return response;
}

async function tally(work: () => Promise<number>, times: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let done = 0; done < times; done += 50) {
    const batch = Array.from({ length: Math.min(50, times - done) }, work);
    for (const status of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

beforeEach(() => {
  there.reset();
  vi.restoreAllMocks();
});
afterAll(() => there.stop());

it('keys that do not exist are looked up in the bucket only so often for one address', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { key } = await getStorage().put(new Uint8Array([82, 73, 70, 70]), 'venue');
  there.answers.length = 0;
  expect(await tally(() => statusOf('10.9.0.1'), points + 30)).toEqual({ 404: points, 429: 30 });
  expect(there.answers).toHaveLength(points);
  const refused = await look('10.9.0.1', madeUp());
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(there.answers).toHaveLength(points);
  expect([await statusOf('10.9.0.2'), await statusOf('10.9.0.2', key)]).toEqual([404, 200]);
  const events = await db.securityEvent.findMany({
    where: { event: 'excess_rate_limit_exceeded' },
    select: { detail: true },
  });
  expect(events, 'one line a minute').toHaveLength(1);
  expect(JSON.stringify(events)).not.toMatch(/[0-9a-f]{8}-/);
});

it('a picture that is not there is said in the language of the reader', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const words = async () => (await look('10.9.0.5', madeUp())).text();
  expect([await words(), await runIn('ur', words)]).toEqual(['Not found', 'تصویر نہیں ملی']);
});

it('nor is a bucket that refuses asked for ever', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  there.refusal = { status: 403, code: 'AccessDenied' };
  const wanted = { 503: points, 429: 10 };
  expect(await tally(() => statusOf('10.9.0.3'), points + 10)).toEqual(wanted);
});

it('pictures that are there have no limit and ask no database', async () => {
  const { key } = await getStorage().put(new Uint8Array([82, 73, 70, 70]), 'venue');
  const asked = vi.spyOn(pool, 'query');
  const connected = vi.spyOn(pool, 'connect');
  const times = points + 100;
  expect(await tally(() => statusOf('10.9.0.4', key), times)).toEqual({ 200: times });
  expect([asked.mock.calls, connected.mock.calls]).toEqual([[], []]);
});
