import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, expect, it, vi } from 'vitest';
import { AltchaCaptcha } from '@/lib/platform/captcha/altcha';
import type { CaptchaContext } from '@/lib/platform/captcha/captcha';
import { db } from '@/lib/platform/db/client';

const captcha = new AltchaCaptcha('s'.repeat(32));
const context: CaptchaContext = { action: 'venue-images', userId: 7 };

beforeEach(async () => {
  await db.usedCaptcha.deleteMany();
});

async function solve(by = captcha, given = context): Promise<string> {
  const challenge = await by.createChallenge(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('accepts a solved challenge once out of twenty parallel attempts', async () => {
  const token = await solve();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => captcha.verify(token, context)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await captcha.verify(token, context)).toBe(false);
});

it('refuses it from another person or for another action, without using it up', async () => {
  const token = await solve();
  expect(await captcha.verify(token, { ...context, userId: 8 })).toBe(false);
  expect(await captcha.verify(token, { ...context, action: 'coach-application' })).toBe(false);
  expect(await captcha.verify(token, context)).toBe(true);
});

it('refuses tokens that come from another installation, are modified or unsolved', async () => {
  expect(await captcha.verify(await solve(new AltchaCaptcha('t'.repeat(32))), context)).toBe(false);
  const payload = JSON.parse(Buffer.from(await solve(), 'base64').toString('utf8'));
  payload.challenge.parameters.data.userId = 8;
  const forged = Buffer.from(JSON.stringify(payload)).toString('base64');
  expect(await captcha.verify(forged, { ...context, userId: 8 })).toBe(false);
  const unsolved = {
    challenge: await captcha.createChallenge(context),
    solution: { counter: 1, derivedKey: '00' },
  };
  const text = Buffer.from(JSON.stringify(unsolved)).toString('base64');
  expect(await captcha.verify(text, context)).toBe(false);
});

it('refuses expired tokens', async () => {
  const token = await solve();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
  try {
    expect(await captcha.verify(token, context)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it.each(['', 'x', 'e30=', 'bnVsbA==', Buffer.from('{"challenge":7}').toString('base64')])(
  'refuses malformed tokens: %j',
  async (text) => {
    expect(await captcha.verify(text, context)).toBe(false);
  },
);
