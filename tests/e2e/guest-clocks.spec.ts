import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';

// For finished pages: lib/platform/browser/cached-clocks.

const HOUR_MS = 3_600_000;

/** A week with opening hours from 18 to 23. */
const EVENINGS = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  opens: '18:00',
  closes: '23:00',
}));

/** Noon in Lahore, some days from now. */
function noonSoon(): Date {
  const noon = hoursFromNow(72);
  noon.setUTCHours(7, 0, 0, 0);
  return noon;
}

for (const { language, locale, prefix, left, over } of [
  {
    language: 'English',
    locale: 'en-GB',
    prefix: '',
    left: /^in 1\sd 1\sh$/,
    over: 'It has begun',
  },
  {
    language: 'Urdu',
    locale: 'ur-PK',
    prefix: '/ur',
    left: /^1 دن 1 گھنٹے بعد$/,
    over: /^[^\d]+$/,
  },
]) {
  test.describe(`a game’s page in ${language}`, () => {
    test.use({ locale });

    test(`clocks are true, in ${language}`, async ({ page }) => {
      const startsAt = noonSoon();
      const game = await createGame({ startsAt });
      await page.clock.install({ time: startsAt.getTime() - 26 * HOUR_MS });
      await page.goto(`${prefix}/game/${game.id}`);
      const [clock, time] = [page.locator('[data-countdown]'), page.locator('main time').first()];
      const signIn = page.locator('main [data-until]');
      await expect(clock).toHaveText(left);
      await expect(signIn).toBeVisible();
      await expect(time).toHaveText((await time.getAttribute('data-tomorrow')) ?? '');

      // The page remains open until the game has begun.
      await page.clock.fastForward(26 * HOUR_MS + 60_000);
      await expect(clock).toHaveText(over);
      await expect(signIn).toBeHidden();
      await expect(page.locator('main [data-from]')).toBeVisible();
      await expect(time).toHaveText((await time.getAttribute('data-today')) ?? '');
    });
  });
}

test('a venue is open or closed by the present time', async ({ page }) => {
  const venue = await createVenue();
  await db.venue.update({ where: { id: venue.id }, data: { openingHours: EVENINGS } });
  // A Wednesday, 19:00 in Lahore.
  await page.clock.install({ time: Date.UTC(2026, 10, 25, 14) });
  await page.goto(`/venue/${venue.id}`);
  const [open, closed] = [
    page.getByText('Open now', { exact: true }),
    page.getByText('Closed now', { exact: true }),
  ];
  const change = page.locator('[data-change]');
  await expect(open).toBeVisible();
  await expect(closed).toBeHidden();
  await expect(change).toHaveText('until 23:00');
  await page.clock.fastForward(5 * HOUR_MS);
  await expect(closed).toBeVisible();
  await expect(open).toBeHidden();
  // Past midnight, it is today.
  await expect(change).toHaveText('opens 18:00');
  await page.clock.fastForward(23 * HOUR_MS + 30 * 60_000);
  await expect(change).toBeEmpty();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('a time names its zone', async ({ page }) => {
    const game = await createGame({ startsAt: hoursFromNow(100) });
    await page.goto(`/game/${game.id}`);
    const time = page.locator('main time').first();
    await expect(time).toHaveText(/\d\d:\d\d Karachi time · (?:\w{3} )?\d\d:\d\d for you$/);
  });
});
