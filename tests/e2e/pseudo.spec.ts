import type { Locator, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { splitLanguage } from '@/lib/platform/language/paths';
import { createAdmin, createUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { letterScreens, ONCE, pagesWithout } from './pages/every-page';
import { closeLayers, openLayer, startWalk } from './pages/pseudo';
import { createWorld, fillConsole, type Screen, screensOf } from './pages/pseudo-world';

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'language', value: 'xb', url: baseURL ?? '' }]);
});

/** Opens a page in the pseudo-language. */
async function openPseudo(page: Page, path: string): Promise<Locator> {
  // A layer that was just closed goes back in the history, which ends a navigation that has begun.
  await expect(() => page.goto(path)).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'xb');
  // Not by its role: an open chat hides the page from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  return page.locator('body');
}

/** Each page is loaded once; its dialogs, bottom sheets and menus are opened in place. */
async function walkScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const walk = startWalk(page);
  for (const [path, ...layers] of screens) {
    await test.step(path, async () => {
      await walk.look(path, () => openPseudo(page, path), true);
      for (const presses of layers) {
        for (const [at, press] of presses.entries()) {
          const where = [path, ...presses.slice(0, at + 1)].join(' > ');
          await walk.look(where, () => openLayer(page, press));
        }
        await closeLayers(page);
      }
    });
  }
  return walk.faults;
}

test('no page is left out of the walk', { tag: '@desktop' }, () => {
  const link = { group: 1, game: 1, paidGame: 1, venue: 1, privateGroup: 1 };
  const world = { me: 1, other: 1, own: link, foreign: link, coach: 1, token: 'a' };
  const screens = Object.values(screensOf(world)).flatMap((each) =>
    each.map(([path]) => splitLanguage(path).path),
  );
  // The description of the API is for developers.
  const forgotten = pagesWithout([...screens, ...Object.values(ONCE), '/api/docs']);
  expect(forgotten, 'add their addresses to screensOf').toEqual([]);
});

test('no screen of a guest has a text outside the catalogue or a clipped one', {
  tag: '@desktop',
}, async ({ page }) => {
  const { guest } = screensOf(await createWorld());
  expect(await walkScreens(page, guest)).toEqual([]);
});

for (const who of ['player', 'person'] as const) {
  test(`no screen, dialog or menu of a ${who} has a text outside the catalogue or a clipped one`, {
    tag: '@desktop',
  }, async ({ page, signInAs }) => {
    const world = await createWorld();
    await signInAs(world.me);
    expect(await walkScreens(page, screensOf(world)[who])).toEqual([]);
  });
}

test('no screen or dialog of an admin has a text outside the catalogue or a clipped one', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const world = await createWorld();
  await fillConsole(world);
  await signInAs((await createAdmin({ name: 'Su Po' })).id);
  expect(await walkScreens(page, screensOf(world).admin)).toEqual([]);
});

test('no screen on the way in has a text outside the catalogue or a clipped one', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const person = await createUser({ name: 'Jo Li' });
  const walk = async (paths: readonly string[]) =>
    faults.push(
      ...(await walkScreens(
        page,
        paths.map((path) => [path]),
      )),
    );
  const faults: string[] = [];
  await walk(await letterScreens(person));
  await signInAs(person.id);
  await walk(['/discover', ONCE.newPassword]);
  await signInAs(person.id, { addressProven: true });
  await walk([ONCE.newPassword]);
  await db.twoFactor.create({ data: { userId: person.id, secret: '', confirmedAt: new Date() } });
  await signInAs(person.id, { step: 'first' });
  await walk([ONCE.secondStep]);
  expect(faults).toEqual([]);
});
