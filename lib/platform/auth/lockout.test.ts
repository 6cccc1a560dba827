import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgiveSignIn, type SignInSource, takeSignInTurn } from '@/lib/platform/auth/lockout';
import { AppError } from '@/lib/platform/errors/app-error';

afterEach(() => {
  vi.useRealTimers();
});

let next = 0;
const freshEmail = () => `lockout${next++}@example.com`;

async function attempt(source: SignInSource): Promise<'turn' | AppError> {
  try {
    await takeSignInTurn(source);
    return 'turn';
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

async function turnsOf(sources: SignInSource[]): Promise<number> {
  const results: Array<'turn' | AppError> = [];
  for (const source of sources) results.push(await attempt(source));
  return results.filter((result) => result === 'turn').length;
}

const from = (email: string, address: string, deviceId: string | null = null): SignInSource => ({
  email,
  address,
  deviceId,
});

describe('guessing a password', () => {
  it('is throttled after six attempts from one address, with the time to wait', async () => {
    const source = from(freshEmail(), '10.0.0.1');
    expect(await turnsOf(Array.from({ length: 10 }, () => source))).toBe(6);
    const refused = await attempt(source);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 30 });
    expect((refused as AppError).message).toBe(
      'Too many tries with this e-mail. Please wait 30 seconds, or use a sign-in link by e-mail.',
    );
  });

  it('gains nothing from parallel attempts', async () => {
    const source = from(freshEmail(), '10.0.0.2');
    const results = await Promise.all(Array.from({ length: 30 }, () => attempt(source)));
    expect(results.filter((result) => result === 'turn')).toHaveLength(6);
  });

  it('is throttled for the whole account when it comes from many addresses', async () => {
    const email = freshEmail();
    const sources = Array.from({ length: 60 }, (_, i) => from(email, `10.1.0.${i}`));
    expect(await turnsOf(sources)).toBe(21);
  });

  it('is not throttled for an hour by a process whose clock was an hour ahead', async () => {
    const source = from(freshEmail(), '10.0.0.3');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(await turnsOf(Array.from({ length: 10 }, () => source))).toBe(6);
    vi.useRealTimers();
    expect(await turnsOf(Array.from({ length: 10 }, () => source))).toBe(6);
    expect(await attempt(source)).toMatchObject({ retryAfterSeconds: 30 });
  });

  it('does not lock out the owner in a browser that signed in before', async () => {
    const email = freshEmail();
    await turnsOf(Array.from({ length: 40 }, (_, i) => from(email, `10.2.0.${i % 8}`)));
    expect(await attempt(from(email, '10.2.0.1', 'the-owners-phone'))).toBe('turn');
  });

  it('is throttled in a known browser too, counted separately', async () => {
    const email = freshEmail();
    const stolen = from(email, '10.3.0.1', 'stolen-laptop');
    expect(await turnsOf(Array.from({ length: 20 }, () => stolen))).toBe(11);
    expect(await attempt(from(email, '10.3.0.1', 'the-phone'))).toBe('turn');
  });

  it('of one person does not throttle another behind the same address', async () => {
    const source = from(freshEmail(), '10.4.0.1');
    await turnsOf(Array.from({ length: 10 }, () => source));
    expect(await attempt(from(freshEmail(), '10.4.0.1'))).toBe('turn');
  });
});

describe('a successful sign-in', () => {
  it('resets the attempts of this address', async () => {
    const source = from(freshEmail(), '10.5.0.1');
    for (let i = 0; i < 4; i += 1) {
      await turnsOf(Array.from({ length: 4 }, () => source));
      await forgiveSignIn(source);
    }
    expect(await turnsOf(Array.from({ length: 5 }, () => source))).toBe(5);
  });

  it('does not reset failures against the account from elsewhere', async () => {
    const email = freshEmail();
    await turnsOf(Array.from({ length: 20 }, (_, i) => from(email, `10.6.0.${i}`)));
    const owner = from(email, '10.6.1.1');
    await attempt(owner);
    await forgiveSignIn(owner);
    expect(await turnsOf(Array.from({ length: 3 }, (_, i) => from(email, `10.6.2.${i}`)))).toBe(0);
  });
});
