import { expect, it } from 'vitest';
import { type Outcome, runChecks } from '@/lib/platform/health/finding';
import { asSaid } from '@/lib/platform/language/say';

const fine: Outcome = { result: 'ok', sentence: asSaid('All is well.') };
const never = new Promise<Outcome>(() => undefined);

it('gives what the checks find, in their order, without those that have nothing to check', async () => {
  const checks = { first: () => fine, none: () => null, last: async () => fine };
  expect((await runChecks(checks, null, 1_000)).map(({ name }) => name)).toEqual(['first', 'last']);
});

it('goes on when a check throws or does not end', async () => {
  const checks = {
    throwing: () => {
      throw new Error('postgresql://user:secret@host');
    },
    rejecting: () => Promise.reject(new Error('secret')),
    hanging: () => never,
    good: () => fine,
  };
  const findings = await runChecks(checks, null, 20);
  expect(findings.map(({ name, result }) => `${name} ${result}`)).toEqual([
    'throwing warning',
    'rejecting warning',
    'hanging warning',
    'good ok',
  ]);
  expect(JSON.stringify(findings)).not.toContain('secret');
});
