import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLANTED, SHORT_FAULTS } from './faults';
import { runChaos } from './run';
import { type Stack, startStack } from './stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ isFaulty: true });
}, 120_000);
afterAll(() => stack.stop(), 60_000);

// `npm run chaos` runs ten times the faults over 200,000 calls, with the built product and Redis.
it('loses, doubles and reorders nothing while servers are killed and disconnected', async () => {
  const messages = 450;
  const result = await runChaos({
    stack,
    groups: 3,
    membersEach: 5,
    messages,
    operations: 60,
    perSecond: 2.4,
    faults: SHORT_FAULTS,
  });
  expect(result).toMatchObject({ lost: 0, doubled: 0, disordered: 0, broken: [], found: [] });
  expect(result).toMatchObject({ acknowledged: messages, stored: messages });
  expect(result.operations).toBeGreaterThan(50);
  expect(result.faults).toHaveLength(SHORT_FAULTS.length);
}, 300_000);

it('finds a lost write, a doubled one and a stale read that are planted', async () => {
  const { found } = await runChaos({
    stack,
    groups: 2,
    membersEach: 5,
    messages: 260,
    operations: 160,
    perSecond: 2.4,
    faults: PLANTED,
  });
  const kinds = new Set(found.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['lost', 'doubled', 'stale', 'unexplained']));
}, 300_000);
