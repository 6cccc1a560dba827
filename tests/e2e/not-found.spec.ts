import { createCoachApplication } from '@/tests/factories/coaching';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

/** The page without scripts is the server's HTML. */
test.use({ javaScriptEnabled: false });

test('a missing page is served with status 404 and its own title and text', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const hidden = await createGroup({ visibility: 'private' });
  const coach = await createCoachApplication();
  const cases = [
    ['/nowhere', '404 Page Not Found', 'Page Not Found · Maidan'],
    ['/venue/999999', 'Venue not found', 'Venue not found · Maidan'],
    [`/group/${hidden.id}`, 'Group not found', 'Group not found · Maidan'],
    [`/coach/${coach.id}`, 'Coach not found', 'Coach not found · Maidan'],
    ['/game/999999', 'Game not found', 'Game not found · Maidan'],
    ['/sport/999999', '404 Page Not Found', 'Page Not Found · Maidan'],
    ['/venues/nowhere/cricket', '404 Page Not Found', 'Page Not Found · Maidan'],
  ] as const;
  for (const [path, heading, title] of cases) {
    for (const address of [`${path}?from=link`, path]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      expect(response?.headers()['x-robots-tag'], address).toBe('noindex');
    }
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
  await page.goto('/venue/999999');
  await expect(page.getByText('It may have been removed by whoever added it.')).toBeVisible();
  await signInAs((await createOnboardedUser()).id);
  for (const [path, heading, title] of [
    cases[0],
    ['/user/999999', 'User not found', 'User not found · Maidan'],
    ['/venues/999999/edit', 'Venue not found', 'Venue not found · Maidan'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  }
});
