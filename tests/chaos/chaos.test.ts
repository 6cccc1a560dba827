import { expect, it } from 'vitest';
import { SHORT_FAULTS } from './faults';
import { runChaos } from './run';

// `npm run chaos` runs ten times the faults, with the built product and Redis.
it('loses, doubles and reorders nothing while servers are killed and disconnected', async () => {
  const messages = 900;
  const result = await runChaos({
    groups: 3,
    membersEach: 5,
    messages,
    operations: 60,
    perSecond: 2.4,
    faults: SHORT_FAULTS,
  });
  expect(result).toMatchObject({ lost: 0, doubled: 0, disordered: 0, broken: [] });
  expect(result).toMatchObject({ acknowledged: messages, stored: messages });
  expect(result.operations).toBeGreaterThan(50);
  expect(result.faults).toHaveLength(SHORT_FAULTS.length);
}, 300_000);
