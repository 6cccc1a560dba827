import { expect, it } from 'vitest';
import { SHORT_FAULTS } from './faults';
import { runChaos } from './run';

it('loses, duplicates and reorders no message while servers are killed and disconnected', async () => {
  const result = await runChaos({
    members: 6,
    messages: 240,
    perSecond: 2,
    faults: SHORT_FAULTS,
  });
  expect(result).toMatchObject({ lost: 0, doubled: 0, disordered: 0 });
  expect(result.acknowledged).toBe(240);
  expect(result.stored).toBe(240);
  expect(result.faults).toHaveLength(SHORT_FAULTS.length);
}, 180_000);
