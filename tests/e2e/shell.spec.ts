import { hashPassword } from '@/lib/platform/auth/password';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { expectLive } from './pages/people';

const LANDING_HEADING = 'Connect with local sports enthusiasts and find your next game';

test.describe('signed out', () => {
  test('the landing panel says what Maidan is and links to sign-in', { tag: '@both' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: LANDING_HEADING })).toBeVisible();
    await expect(page.getByText('Join thousands of players connecting locally')).toBeVisible();
    await expectAccessible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('the landing page shows real games and venues, and no made-up people', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Ayesha Khan')).toHaveCount(0);
    for (const kind of ['venue', 'game']) {
      await page.goto('/');
      const link = page.locator(`main a[href^="/${kind}/"]`).first();
      const name = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    }
  });

  test('every public page has a title, a description and a share image', {
    tag: '@desktop',
  }, async ({ request }) => {
    const group = await createGroup();
    const game = await createGame({ groupId: group.id });
    const [venue, coach] = [await createVenue(), await createCoach()];
    for (const path of [
      '/',
      '/coaching',
      '/venues',
      '/sports',
      '/privacy',
      `/group/${group.id}`,
      `/game/${game.id}`,
      `/venue/${venue.id}`,
      `/coach/${coach.id}`,
    ]) {
      const response = await request.get(path);
      expect(response.headers()['x-robots-tag'], path).toBeUndefined();
      const html = await response.text();
      const tag = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
      for (const name of ['og:title', 'og:description', 'og:url', 'twitter:title']) {
        expect(tag(name), `${path} ${name}`).toBeTruthy();
      }
      expect(html, path).toMatch(
        /"theme-color" content="#\w+" media="\(prefers-color-scheme: dark\)"/,
      );
      expect(tag('twitter:card'), path).toBe('summary_large_image');
      for (const name of ['og:image', 'twitter:image']) {
        // As rendered: an address fixed at build time would be wrong.
        const picture = await request.get(tag(name) ?? '');
        expect(picture.status(), `${path} ${name}`).toBe(200);
        expect(picture.headers()['content-type'], `${path} ${name}`).toBe('image/png');
      }
    }
  });

  test('Discover welcomes guests and asks them to sign in', async ({ page }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
    await expect(page.getByText('Please sign in to discover players')).toBeVisible();
  });

  test('the header’s Sign In link leads back to the same page', async ({ page }) => {
    const password = 'mango-season-42';
    const admin = await createOnboardedUser({
      isAdmin: true,
      passwordHash: await hashPassword(password),
    });
    async function follow(path: string): Promise<void> {
      await page.goto(path);
      const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
      await signIn.click();
      await page.waitForURL(/\/sign-in\?/);
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(path);
    }
    for (const path of ['/messages', '/players?search=ali', '/user/7', '/sport/1?tab=groups']) {
      await follow(path);
    }
    for (const path of ['/groups?sportId=1&sportId=7', '/system-admin?tab=people']) {
      await page.context().clearCookies();
      await follow(path);
      await expectLive(page.getByRole('button', { name: 'Sign In', exact: true }));
      await page.getByLabel('E-mail').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the landing page links to an explanation of what others see', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'What others see of you' }).click();
    await expect(page.getByRole('heading', { name: 'What others see of you' })).toBeVisible();
    await expect(page.getByText('Your position never leaves our server.')).toBeVisible();
  });
});

test.describe('signed in', () => {
  const SIDE_MENU = [
    'Discover',
    'Groups',
    'Players',
    'Sports',
    'My games',
    'Coaching',
    'Suggestions',
    'Messages',
    'Venues',
    'Profile',
  ];
  const BOTTOM_BAR = ['Discover', 'Groups', 'Players', 'Sports', 'Messages'];

  test('the menus have their entries in order and mark the current one', { tag: '@both' }, async ({
    page,
    signInAs,
    isMobile,
  }) => {
    const user = await createOnboardedUser();
    await signInAs(user.id);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true });
    const links = menu.getByRole('link');
    await expect(links).toHaveText(isMobile ? BOTTOM_BAR : SIDE_MENU);
    await expect(menu.getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the avatar menu has the entries that do not fit into a phone’s bottom bar', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const admin = await createOnboardedUser({ name: 'Ayesha Khan', isAdmin: true });
    await signInAs(admin.id);
    await page.goto('/');
    const open = () => page.getByRole('button', { name: 'Account menu of Ayesha Khan' }).click();
    await open();
    const links = page.locator('[popover]:popover-open').getByRole('link');
    await expect(links).toHaveText([
      'My games',
      'Games',
      'Bookings',
      'Coaching',
      'Suggestions',
      'Venues',
      'Profile',
      'Admin',
      'Sign Out',
      'House rules',
      'Terms',
      'Who runs this',
      'Accessibility',
    ]);
    await expectAccessible();
    await links.filter({ hasText: 'Bookings' }).click();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(links).toHaveCount(0);
    await open();
    await links.filter({ hasText: 'My games' }).click();
    await expect(page).toHaveURL(/\/my-games$/);
    await expect(page.getByRole('heading', { name: 'My games' })).toBeInViewport();
  });

  test('only admins see the Admin entry', { tag: '@desktop' }, async ({
    page,
    signInAs,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 1280, height: 800 });
    const admin = await createOnboardedUser({ isAdmin: true });
    await signInAs(admin.id);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'href',
      '/system-admin',
    );
  });

  test('the avatar menu shows name and e-mail and signs out', { tag: '@both' }, async ({
    page,
    signInAs,
  }) => {
    const user = await createOnboardedUser({ name: 'Ayesha Khan' });
    await signInAs(user.id);
    await page.goto('/');
    await page.getByRole('button', { name: 'Account menu of Ayesha Khan' }).click();
    await expect(page.getByText(user.email)).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).last(),
    ).toHaveAttribute('href', '/profile');
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: LANDING_HEADING })).toBeVisible();
    await page.goto('/discover');
    await expect(page.getByText('Please sign in to discover players')).toBeVisible();
  });
});

test('an icon’s tooltip appears after a delay, and the next one at once', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const user = await createOnboardedUser({ name: 'Ayesha Khan' });
  await signInAs(user.id);
  await page.clock.install();
  await page.goto('/groups');
  const [bell, account] = [
    page.getByRole('button', { name: 'Notifications' }),
    page.getByRole('button', { name: 'Account menu of Ayesha Khan' }),
  ];
  await expectLive(bell);
  const hint = page.locator('[popover=manual]');
  // The first mouse move that the host receives loads the tooltips; it may be hydrated after the notification button.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(640, 400);
    await expect(hint).toHaveAttribute('data-listening', { timeout: 500 });
  }).toPass();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await bell.hover();
  await page.clock.runFor(699);
  await expect(hint).toBeHidden();
  await page.clock.runFor(1);
  await expect(hint).toHaveText('Notifications');
  await account.hover();
  await expect(hint).toHaveText('Account menu of Ayesha Khan');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});

test('no tooltip comes over what a press has opened before their code was there', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const { id } = await createOnboardedUser();
  await signInAs(id);
  await page.goto('/groups', { waitUntil: 'networkidle' });
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expectLive(bell);
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/_next\/static\//, (route) => mayCome.then(() => route.continue()));
  await bell.click();
  await page.clock.install();
  letCome();
  const hint = page.locator('[popover=manual]');
  await expect(hint).toHaveAttribute('data-listening');
  await page.clock.runFor(2_000);
  await expect(hint).toBeHidden();
  // Nor when the mouse moves to another part of the button afterwards.
  const { x, y } = (await bell.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 3, y + 22);
  await page.mouse.move(x + 22, y + 22);
  await page.clock.runFor(2_000);
  await expect(hint).toBeHidden();
  // Only the next one is shown.
  await page.mouse.move(640, 400);
  await bell.hover();
  await page.clock.runFor(2_000);
  await expect(hint).toHaveText('Notifications');
});
