import type * as altchaLib from 'altcha-lib';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workOf } from '@/lib/platform/auth/registration-work';
import { db } from '@/lib/platform/db/client';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { uniqueText } from '@/tests/factories/unique';
import { call } from '@/tests/integration/call';

// A fiftieth of the work, so that a hundred can be done here. The amounts are compared, not timed.
const SCALE = 50;
vi.mock('altcha-lib', async (importOriginal) => {
  const real = await importOriginal<typeof altchaLib>();
  return {
    ...real,
    randomInt: (max: number, min: number) => Math.round(real.randomInt(max, min) / SCALE),
  };
});
// argon2id is not under test, and a hundred hashes take seconds.
vi.mock('@node-rs/argon2', () => ({ hash: async () => 'hashed', verify: async () => true }));

let address = '';
beforeEach(() => {
  address = uniqueText();
});

const PASSWORD = 'subah ki hockey';
const headers = () => ({ 'x-forwarded-for': address });

function register(captchaToken?: string, email = `${uniqueText()}@example.com`) {
  const body = { name: 'Ali Raza', email, password: PASSWORD, captchaToken };
  return call('POST /api/register', { body, headers: headers() });
}

async function solve(): Promise<{ token: string; work: number }> {
  const response = await call('GET /api/register/challenge', { headers: headers() });
  expect(response.status).toBe(200);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { token, work: solution?.counter ?? 0 };
}

/** Simulates this many registrations from here in this hour. */
async function people(size: number): Promise<void> {
  await db.rateLimit.create({
    data: {
      key: `registrations:a${address}`,
      points: size,
      expire: BigInt(Date.now() + 3_000_000),
    },
  });
}

async function refusal(response: Response): Promise<string> {
  expect(response.status).toBe(422);
  const { issues } = (await response.json()) as { issues: { path: string; message: string }[] };
  expect(issues.map(({ path }) => path)).toEqual(['captchaToken']);
  return issues[0]?.message ?? '';
}

const ASKED =
  'Many people have just registered from your network, so your device has to do a little work first.';
const SPENT = 'That captcha has expired or was used already. Please complete it again.';

describe('registering from one IP address', () => {
  it('lets a hundred people in within an hour, with proof of work growing from the 21st on', async () => {
    const work: number[] = [];
    for (let nth = 1; nth <= 100; nth += 1) {
      const email = `${uniqueText()}@example.com`;
      let response = await register(undefined, email);
      if (nth <= 20) expect(response.status, `the ${nth}th`).toBe(201);
      else {
        expect(await refusal(response)).toBe(ASKED);
        const proof = await solve();
        work.push(proof.work);
        response = await register(proof.token, email);
        expect(response.status, `the ${nth}th`).toBe(201);
      }
      const credentials = { email, password: PASSWORD };
      const signedIn = await callAuth('callback/credentials', credentials, { headers: headers() });
      expect(tokenOf(signedIn), `the ${nth}th`).not.toBe('');
    }
    expect(work).toHaveLength(80);
    for (const [index, done] of work.entries()) {
      const times = Math.floor(index / 20) + 1;
      expect(done).toBeGreaterThanOrEqual(Math.floor((500 / SCALE) * times));
      expect(done).toBeLessThanOrEqual(Math.ceil((1_500 / SCALE) * times));
    }
  }, 180_000);

  it('refuses missing work, work that has become too cheap, and work used twice', async () => {
    await people(30);
    const cheap = await Promise.all(Array.from({ length: 3 }, solve));
    await db.rateLimit.updateMany({
      where: { key: `registrations:a${address}` },
      data: { points: 95 },
    });
    const before = await db.user.count();
    expect(await refusal(await register())).toBe(ASKED);
    expect(await refusal(await register(''))).toBe(ASKED);
    expect(await refusal(await register('x'))).toBe(SPENT);
    for (const { token } of cheap) expect(await refusal(await register(token))).toBe(SPENT);
    const cheaper = JSON.parse(Buffer.from(cheap[0]?.token ?? '', 'base64').toString());
    cheaper.challenge.parameters.data.work = 4;
    const forged = Buffer.from(JSON.stringify(cheaper)).toString('base64');
    expect(await refusal(await register(forged))).toBe(SPENT);
    expect(await db.user.count()).toBe(before);

    const { token } = await solve();
    const responses = await Promise.all(Array.from({ length: 6 }, () => register(token)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await refusal(await register(token))).toBe(SPENT);
  });

  it('does not use up the work when the form has an error', async () => {
    await people(30);
    const { token } = await solve();
    const body = { name: 'Ali', email: `${uniqueText()}@example.com`, password: 'password123' };
    const weak = await call('POST /api/register', {
      body: { ...body, captchaToken: token },
      headers: headers(),
    });
    expect((await weak.json()).issues[0].path).toBe('password');
    expect((await register(token)).status).toBe(201);
  });

  it('does not count refused attempts, so others need no extra work because of a bot', async () => {
    await people(38);
    for (let i = 0; i < 10; i += 1) await register('x');
    const { token } = await solve();
    const { points } = await db.rateLimit.findFirstOrThrow({
      where: { key: `registrations:a${address}` },
    });
    expect(points).toBe(38);
    expect((await register(token)).status).toBe(201);
  });

  it('refuses a proof of work for a different action', async () => {
    await people(30);
    const { createSignedIn } = await import('@/tests/factories/sessions');
    const { cookie } = await createSignedIn();
    const response = await call('GET /api/captcha/challenge', {
      cookie,
      query: { action: 'venue-images' },
    });
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await refusal(await register(token))).toBe(SPENT);
  });
});

it('work for the nth registration in an hour: none, then linear, then doubling up to a maximum', () => {
  const nth = [1, 20, 21, 40, 41, 61, 81, 100, 101, 121, 141, 161, 10_000];
  expect(nth.map(workOf)).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 8, 16, 32, 32, 32]);
});
