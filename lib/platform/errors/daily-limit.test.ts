import { expect, it } from 'vitest';
import { REQUESTS_PER_DAY } from '@/lib/connections/constants';
import { CONVERSATIONS_PER_DAY } from '@/lib/messages/constants';
import { dailyMax, requireWithinDay } from '@/lib/platform/errors/daily-limit';
import { defineTexts } from '@/lib/platform/language/define-texts';
import { say } from '@/lib/platform/language/say';

const texts = defineTexts('tests/trees', {
  aDay: ({ max }: { max: number }) => `You can plant ${max} trees a day.`,
  onFirstDay: ({ max }: { max: number }) => `New members can plant ${max} trees.`,
});

const now = new Date('2026-11-28T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

it.each([
  ['asks', REQUESTS_PER_DAY],
  ['conversations', CONVERSATIONS_PER_DAY],
])('an account has fewer %s until it is a day old', (_what, limit) => {
  expect(dailyMax(limit, ago(86_400_000 - 1), now)).toBe(limit.ofNewAccounts);
  expect(dailyMax(limit, ago(86_400_000), now)).toBe(limit.usual);
  expect(limit.ofNewAccounts).toBeLessThan(limit.usual);
});

it('a refusal says until when: a day after the first that counts', async () => {
  const limit = { usual: 3, ofNewAccounts: 1 };
  const firstAt = new Date(Date.now() - 3_600_000);
  const within = (count: number, accountCreatedAt: Date) =>
    requireWithinDay({
      limit,
      accountCreatedAt,
      countSince: async () => ({ count, firstAt }),
      refusal: ({ max, isNew }) => say(texts, isNew ? 'onFirstDay' : 'aDay', { max }),
    });
  await within(2, ago(365 * 86_400_000));
  await expect(within(3, ago(365 * 86_400_000))).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'You can plant 3 trees a day.',
    retryAfterSeconds: expect.closeTo(23 * 3_600, -2),
  });
  await expect(within(1, new Date())).rejects.toMatchObject({
    message: 'New members can plant 1 trees.',
  });
});
