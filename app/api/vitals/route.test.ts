// Runs alone: it counts what the whole process does.
import { expect, it } from 'vitest';
import { readServiceLevels } from '@/lib/admin/service/read-service-levels';
import { db } from '@/lib/platform/db/client';
import { storeFigures } from '@/lib/platform/observability/kept-figures';
import { metrics } from '@/lib/platform/observability/metrics';
import { call } from '@/tests/integration/call';

const REPORT = { page: '/venue/[id]', device: 'phone', language: 'ur' } as const;

const send = (values: object, headers: Record<string, string> = {}) =>
  call('POST /api/vitals', { body: { ...REPORT, ...values }, headers });

async function visits(): Promise<number> {
  const { values } = await metrics.vitals.lcp.get();
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
}

it('counts visits in the histograms, in the table of all processes and on the console', async () => {
  for (const lcp of [0.9, 1.4, 1.8, 3.5]) {
    expect((await send({ lcp, cls: 0.02, inp: 0.08, ttfb: 0.3 })).status).toBe(204);
  }
  expect(await visits()).toBe(4);
  expect(await metrics.registry.getSingleMetricAsString('maidan_visit_lcp_seconds')).toContain(
    'maidan_visit_lcp_seconds_bucket{le="2",page="/venue/[id]",device="phone",language="ur"} 3',
  );

  metrics.requests.inc({ route: '/venue/[id]', method: 'GET', status: '200' }, 995);
  metrics.requests.inc({ route: '/venue/[id]', method: 'GET', status: '503' }, 5);
  metrics.requests.inc({ route: '/api/health', method: 'GET', status: '503' }, 90);
  for (let number = 0; number < 200; number += 1) {
    const seconds = number < 199 ? 0.2 : 3;
    metrics.requestSeconds.observe({ route: '/venue/[id]', method: 'GET' }, seconds);
  }
  await storeFigures();
  // What has been stored is not counted twice, and what another process stored is added.
  await storeFigures();
  await send({ lcp: 0.9 });
  await storeFigures();

  const { budgets, visits: listed } = await readServiceLevels();
  expect(budgets).toEqual([
    { name: 'available', objective: 0.999, all: 1_000, bad: 5, left: expect.closeTo(-4) },
    { name: 'fast', objective: 0.99, all: 200, bad: 1, left: expect.closeTo(0.5) },
  ]);
  expect(listed).toEqual([
    {
      ...REPORT,
      visits: 5,
      values: {
        lcp: expect.closeTo(1.875),
        inp: expect.closeTo(0.0875),
        cls: expect.closeTo(0.04, 1),
        ttfb: expect.closeTo(0.35),
      },
    },
  ]);
});

it.each(['dnt', 'sec-gpc'])('does not count a browser that sends %s', async (header) => {
  const before = await visits();
  expect((await send({ lcp: 1 }, { [header]: '1' })).status).toBe(204);
  expect(await visits()).toBe(before);
});

it.each([{ page: '/venue/12' }, { device: 'x' }, { language: 'xx' }, { userId: 7 }])(
  'refuses %j',
  async (values) => {
    const before = await visits();
    expect((await send(values)).status).toBe(422);
    expect(await visits()).toBe(before);
  },
);

it('stores nothing about the caller, not even to count the calls of an address', async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await send({ lcp: 1 });
  expect(await db.$queryRaw`SELECT key FROM rate_limits`).toEqual([]);
});
