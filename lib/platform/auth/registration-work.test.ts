import { afterEach, expect, it, vi } from 'vitest';
import { createRegistrationChallenge, payForRegistration } from './registration-work';

const ADDRESS = '192.0.2.7';

afterEach(() => {
  vi.useRealTimers();
});

async function registerFreely(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await payForRegistration(ADDRESS, undefined);
}

it('asks no work of an address because a process had a clock that was an hour ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await registerFreely();
  await expect(payForRegistration(ADDRESS, undefined)).rejects.toMatchObject({ code: 'invalid' });
  vi.useRealTimers();
  expect(await createRegistrationChallenge(ADDRESS)).toBeDefined();
  await registerFreely();
  await expect(payForRegistration(ADDRESS, undefined)).rejects.toMatchObject({ code: 'invalid' });
});
