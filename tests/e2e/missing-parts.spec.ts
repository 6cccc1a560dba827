import type { Page } from '@playwright/test';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive } from './pages/people';

const CHUNKS = '**/_next/static/chunks/**';

/** The present page can load no further chunks. */
const loseChunks = (page: Page) => page.route(CHUNKS, (route) => route.abort());
const findChunks = (page: Page) => page.unroute(CHUNKS);

test('a dialog that cannot be loaded says so, the page stays, and the next press opens it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id });
  const game = await createGame({
    title: `Missing ${uniqueText()}`,
    groupId: group.id,
    creatorId: organiser.id,
    startsAt: hoursFromNow(30),
  });
  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  const heading = page.getByRole('heading', { name: game.title, level: 1 });
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const edit = async () => {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit or Postpone' }).click();
  };
  const said = page.getByText('This could not be loaded');
  // The menu itself was loaded before.
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit or Postpone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await loseChunks(page);
  await edit();
  await expect(said.first()).toBeVisible();
  await expect(heading).toBeVisible();
  await expectAccessible();
  // Repeated while nothing has changed. The toast closes by itself.
  await expect(said).toHaveCount(0);
  await edit();
  await expect(said.first()).toBeVisible();

  await findChunks(page);
  await edit();
  await expect(page.getByRole('dialog', { name: 'Edit or Postpone Game' })).toBeVisible();
});

test('a panel that does not arrive says so, and comes with another try', async ({
  page,
  signInAs,
}) => {
  const creator = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id, name: `Left out ${uniqueText()}` });
  await signInAs(creator.id);
  await page.goto(`/group/${group.id}`);
  await page.waitForLoadState('networkidle');
  await loseChunks(page);
  // A panel is not omitted silently.
  await page.getByRole('tab', { name: 'Chat' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Chat' });
  await expect(panel.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: group.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Group menu' })).toBeVisible();

  await findChunks(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a menu whose code comes late opens by the press from before', async ({ page, signInAs }) => {
  const creator = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id });
  await signInAs(creator.id);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The code of this menu, and that of all menus.
    if (/\.editGroup\b|DropdownMenuTrigger/.test(body)) {
      held += 1;
      await released;
    }
    await route.fulfill({ response, body });
  });
  await page.goto(`/group/${group.id}`, { waitUntil: 'domcontentloaded' });
  // The shell is hydrated.
  await expectLive(page.getByRole('button', { name: 'Notifications', exact: true }));
  await page.getByRole('button', { name: 'Group menu' }).click();
  await expect.poll(() => held).toBeGreaterThan(0);
  const item = page.getByRole('menuitem', { name: 'Edit Group' });
  await expect(item).toHaveCount(0);
  release();
  await expect(item).toBeVisible();
  // Further chunks of the page need not load.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a button looks busy while the code of what it opens is on its way', async ({
  page,
  signInAs,
}) => {
  const creator = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id });
  await signInAs(creator.id);
  await page.goto(`/group/${group.id}`);
  const menu = page.getByRole('button', { name: 'Group menu' });
  await expectLive(menu);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Edit Group' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  const item = page.getByRole('menuitem', { name: 'Edit Group' });
  await item.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Edit Group' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
