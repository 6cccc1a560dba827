import type { Page } from '@playwright/test';
import { exactWords, whenWords } from '@/components/calendar/when-words';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

// What a slow line paints first: the HTML alone, as a browser without scripts reads it.
test.use({ javaScriptEnabled: false });

const PLACE = 'Asia/Karachi';

/** A member with a game in two hours, and its group. */
async function withGame() {
  const me = await createOnboardedUser();
  const group = await createGroup({ memberIds: [me.id] });
  const game = await createGame({ groupId: group.id, startsAt: hoursFromNow(2) });
  await addParticipant(game.id, me.id);
  const past = await createGame({ groupId: group.id, startsAt: hoursFromNow(-100) });
  await addParticipant(past.id, me.id);
  return { me, group, at: { startsAt: game.startsAt.toISOString(), timeZone: PLACE } };
}

/** Every icon of the menus and the header is drawn in the page itself. */
async function expectOwnIcons(page: Page) {
  const icons = page.locator(
    'header:not(main *) button > svg > use, .bar-entry use, .side-entry use',
  );
  const hrefs = await icons.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThanOrEqual(6);
  for (const href of hrefs) {
    expect(href).toMatch(/^#/);
    await expect(page.locator(`symbol${href}`)).toHaveCount(1);
  }
}

test('the first paint has icons, the day in the person’s words and the tab of the address', async ({
  page,
  signInAs,
}) => {
  const { me, group, at } = await withGame();
  await signInAs(me.id);
  for (const [path, tab] of [
    ['/', null],
    ['/my-games?tab=past', 'Past'],
    ['/my-games', 'Upcoming'],
    [`/group/${group.id}`, 'Overview'],
    [`/group/${group.id}?tab=games`, 'Games'],
  ] as const) {
    await page.goto(path, { waitUntil: 'load' });
    await expectOwnIcons(page);
    if (tab) {
      const chosen = page.locator('[role=tab][aria-selected=true]');
      await expect(chosen).toHaveText(tab);
      const panel = await chosen.getAttribute('aria-controls');
      await expect(page.locator(`[id="${panel}"]`)).not.toBeEmpty();
    }
    if (tab === 'Past') continue;
    const time = page.locator(`time[datetime="${at.startsAt}"]`).first();
    await expect(time).toContainText(whenWords(at, Date.now(), false, PLACE));
  }
});

test('the first paint goes by the clock of the device that the browser has named', async ({
  page,
  context,
  signInAs,
  baseURL,
}) => {
  const { me, at } = await withGame();
  await signInAs(me.id);
  await context.addCookies([{ name: 'zone', value: 'America/New_York', url: baseURL ?? '' }]);
  await page.goto('/', { waitUntil: 'load' });
  const time = page.locator(`time[datetime="${at.startsAt}"]`).first();
  await expect(time).toContainText(whenWords(at, Date.now(), false, 'America/New_York'));
  await expect(time).toHaveAttribute('title', exactWords(at, 'America/New_York'));
  // A made-up zone changes nothing.
  await context.addCookies([{ name: 'zone', value: 'Maidan/Nowhere', url: baseURL ?? '' }]);
  await page.goto('/', { waitUntil: 'load' });
  await expect(time).toContainText(whenWords(at, Date.now(), false, PLACE));
});

test.describe('with scripts, in another zone', () => {
  test.use({ javaScriptEnabled: true, timezoneId: 'Europe/London' });

  test('a device names its zone for the next page', async ({ page, context, signInAs }) => {
    const { me } = await withGame();
    await signInAs(me.id);
    await page.goto('/');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'zone')?.value)
      .toBe('Europe%2FLondon');
  });
});
