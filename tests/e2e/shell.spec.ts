import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

const LANDING_HEADING = 'Connect with local sports enthusiasts and find your next game';

test.describe('signed out', () => {
  test('the landing panel says what Maidan is and leads to signing in', async ({
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

  test('Discover greets and asks to sign in, and brings the person back', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
    await expect(page.getByText('Please sign in to discover players')).toBeVisible();
    await expectAccessible();
  });

  test('what others see of a person is told before one joins', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'What others see of you' }).click();
    await expect(page.getByRole('heading', { name: 'What others see of you' })).toBeVisible();
    await expect(page.getByText('Your position never leaves our server.')).toBeVisible();
    await expectAccessible();
  });

  test('an unknown path is not found, with a way home', async ({ page, expectAccessible }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expectAccessible();
  });

  test('every answer carries the security headers, and only public pages may be indexed', {
    tag: '@desktop',
  }, async ({ request }) => {
    for (const path of [
      '/',
      '/privacy',
      '/discover',
      '/sign-in',
      '/api/sports',
      '/no/such/page',
      '/api/auth/user',
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toContain("object-src 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['x-robots-tag'] ?? null, path).toBe(
        ['/', '/privacy'].includes(path) ? null : 'noindex',
      );
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /');
    expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });
});

test.describe('signed in', () => {
  const SIDE_MENU = [
    'Discover',
    'Groups',
    'Players',
    'Sports',
    'Coaching',
    'Suggestions',
    'Messages',
    'Venues',
    'Profile',
  ];
  const BOTTOM_BAR = ['Discover', 'Groups', 'Players', 'Sports', 'Messages'];

  test('the menus hold the entries of the specification and mark where one is', async ({
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

  test('admins alone see the Admin entry', { tag: '@desktop' }, async ({
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

  test('the avatar menu shows name and e-mail and signs out', async ({ page, signInAs }) => {
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

  test('screens of later days are the not-found screen inside the shell', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const user = await createOnboardedUser();
    await signInAs(user.id);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toBeVisible();
    await expectAccessible();
  });
});
