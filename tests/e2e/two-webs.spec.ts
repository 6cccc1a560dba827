import { ONE_OF_EACH } from '@/tests/chaos/faults';
import { runChaos } from '@/tests/chaos/run';
import { findRedis } from '../../scripts/redis.mjs';
import { expect, test } from './fixtures';

const MESSAGES = 240;

// `tests/chaos/two-sidecars.test.ts` fails without Redis where it is required.
const ways = findRedis() ? (['Postgres', 'Redis'] as const) : (['Postgres'] as const);
if (ways.length === 1) console.warn('redis-server is not installed: Redis is not tested.');

// Without a browser: the built product as several processes behind a balancer without affinity, on a database of its own.
for (const way of ways) {
  test(`two web processes and two sidecars over ${way} lose nothing when one of each is killed`, async () => {
    const result = await runChaos({
      groups: 2,
      membersEach: 4,
      messages: MESSAGES,
      operations: 32,
      perSecond: 2,
      faults: ONE_OF_EACH,
      built: true,
      withRedis: way === 'Redis',
    });
    expect(result).toMatchObject({ lost: 0, doubled: 0, disordered: 0, broken: [] });
    expect(result).toMatchObject({ acknowledged: MESSAGES, stored: MESSAGES });
    expect(result.faults).toHaveLength(ONE_OF_EACH.length);
    expect(result.operations).toBeGreaterThan(MESSAGES / 10);
    // On both web processes, from the second edit on in place of a cached page.
    expect(result.freshMs.length).toBeGreaterThan(8);
    expect(result.freshMs).not.toContain(null);
  });
}
