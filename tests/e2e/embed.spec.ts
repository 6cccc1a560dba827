import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive } from './pages/people';

test('an organiser shows the next games on another site, in its colours', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, name: 'Ravi Nets' });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}`);
  const menu = page.getByRole('button', { name: 'Group menu' });
  await expectLive(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Show on your own site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next games on your own site' });
  await dialog.getByLabel('Colour behind it').fill('#ffeedd');
  await expectAccessible();
  const line = await dialog.getByRole('textbox', { name: 'The line for your site' }).inputValue();

  // Another origin, whose page may show ours only where the policy says so. On this machine, because browsers let no site of the
  // internet reach it.
  const { origin } = new URL(page.url());
  const club = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<main>${line}<iframe src="${origin}/group/${group.id}" title="whole"></iframe></main>`,
    );
  }).listen(0, '127.0.0.1');
  await once(club, 'listening');
  const site = await page.context().newPage();
  await site.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
  const frame = site.frameLocator('iframe[title="Ravi Nets"]');
  await expect(frame.getByRole('heading', { name: 'Next games: Ravi Nets' })).toBeVisible();
  await expect(frame.getByRole('link', { name: game.title ?? '' })).toHaveAttribute(
    'href',
    new RegExp(`/game/${game.id}$`),
  );
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(255, 238, 221)');
  const whole = site.frameLocator('iframe[title="whole"]');
  await expect(whole.getByRole('heading', { name: 'Ravi Nets' })).toHaveCount(0);
  club.close();
});
