import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

/** The write requests of the page, except those it sends by itself. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) {
      writes.push(`${request.method()} ${pathname}`);
    }
  });
  return writes;
}

test('a second click on Add Venue is ignored while the first, with its duplicate check, runs', async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  const name = `Pressed ${uniqueText()}`;
  await signInAs(user.id);
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('Corner of the park');
  await dialog.getByRole('checkbox', { name: 'Badminton', exact: true }).check();
  // The response arrives only after both clicks.
  const asked: (() => void)[] = [];
  let looks = 0;
  await page.route('**/api/venues/similar**', async (route) => {
    looks += 1;
    await new Promise<void>((done) => asked.push(done));
    await route.continue();
  });
  const writes = writesOf(page);
  const button = dialog.getByRole('button', { name: /^(Add Venue|Adding…)$/ });
  await button.click();
  await expect.poll(() => asked.length).toBe(1);
  // It is marked as busy by now, so Playwright would wait.
  await button.click({ force: true });
  for (const answer of asked) answer();
  await page.waitForURL(/\/venue\/\d+$/);
  expect(looks).toBe(1);
  expect(writes.filter((write) => write === 'POST /api/venues')).toHaveLength(1);
  expect(await db.venue.count({ where: { name } })).toBe(1);
});

test('a double click joins a game without leaving it again', async ({ page, signInAs }) => {
  const [user, game] = [await createOnboardedUser(), await createGame()];
  await signInAs(user.id);
  await page.goto(`/game/${game.id}`);
  const join = page
    .getByRole('button', { name: /^Join Game/ })
    .and(page.locator(':not([aria-disabled])'));
  await expectLive(join);
  const writes = writesOf(page);
  // Held down until after the response: the second click hits what has replaced the button.
  const answered = page.waitForResponse((response) => response.url().endsWith('/rsvp'));
  const { x, y, width, height } = (await join.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await answered;
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByText('Joined!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Joined!/ })).toBeVisible();
  expect(writes.filter((write) => write.endsWith('/rsvp'))).toEqual([
    `POST /api/games/${game.id}/rsvp`,
  ]);
  expect(
    await db.gameParticipant.findFirst({ where: { gameId: game.id, userId: user.id } }),
  ).toMatchObject({ status: 'going' });
});

test('a toast that is leaving takes no press, and does not come back before it is gone', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/coach-application');
  const send = page.getByRole('button', { name: 'Submit Application' });
  await expectLive(send);
  await send.click();
  const shown = toast(page, 'Missing Information');
  await expect(shown).toBeVisible();
  // Held in place during its exit animation, which takes a fifth of a second.
  const leaving = await shown.evaluate((element) => {
    const root = element.closest('[data-state]') as HTMLElement;
    root.dataset.state = 'closed';
    const { pointerEvents, animationFillMode, animationName } = getComputedStyle(root);
    return { pointerEvents, animationFillMode, animationName };
  });
  expect(leaving).toEqual({
    pointerEvents: 'none',
    animationFillMode: 'forwards',
    animationName: 'exit',
  });
});
