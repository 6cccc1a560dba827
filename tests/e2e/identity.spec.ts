import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { linkMailedTo } from '@/tests/factories/emails';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

const PASSWORD = 'subah ki hockey';
const newEmail = () => `ali.${uniqueText()}@example.com`;

test('a new person registers, is signed in at once, and can sign out and in again', async ({
  page,
  expectAccessible,
}) => {
  const email = newEmail();
  await page.goto('/sign-in?callbackUrl=%2Fsign-in%2Fcheck-your-mail');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible();

  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Year of birth').selectOption('1990');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/easy to guess/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ali Raza');

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/sign-in/check-your-mail');
  const me = await page.request.get('/api/auth/user');
  expect(await me.json()).toMatchObject({ email, name: 'Ali Raza', latitude: null });

  await page.goto('/sign-in?callbackUrl=%2Fsign-in%2Fcheck-your-mail');
  await expect(page, 'signed in, nobody is asked again').toHaveURL(/check-your-mail/);

  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  await page.goto('/api/login?returnTo=%2Fregister');
  await page.getByLabel('E-mail').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // For a signed-in person the register page redirects to the start page.
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
});

test('a wrong password shows one message and keeps the input', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(newEmail());
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not the password');
  await expectAccessible();
});

test('a sign-in link from the local outbox signs in once', { tag: '@desktop' }, async ({
  page,
  expectAccessible,
}) => {
  const user = await createOnboardedUser();
  await page.goto('/sign-in?callbackUrl=%2Fvenues');
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: user.email });
  const link = (await mail.getByRole('link').getAttribute('href')) ?? '';
  // Like a mail scanner: the link remains valid.
  await page.request.get(link);
  await page.goto(link);
  await expect(page.getByText(`the account of ${user.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/venues');
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ id: user.id });

  // Prevents the page from noticing that its session is gone and going to the sign-in page itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('That sign-in link has expired or was used already.')).toBeVisible();
  await expectAccessible();
});

test('a sign-in link works without scripts and on another device, and names its account', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const [user, other] = [await createOnboardedUser(), await createSignedIn()];
  const signIn = '/sign-in?callbackUrl=%2Fvenues%3Fcity%3DLahore';
  await page.goto(signIn);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to sign-in' });
  await expect(back, 'whoever tries again goes there too').toHaveAttribute('href', signIn);
  const link = await linkMailedTo(user.email);

  const device = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await device.addCookies([
    { name: 'next-auth.session-token', value: other.token, url: baseURL ?? '' },
  ]);
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${link.pathname}${link.search}`);
  await expect(elsewhere.getByText(`This link opens the account of ${user.email}.`)).toBeVisible();
  await expect(elsewhere.getByText(`signed in as ${other.user.email}`)).toBeVisible();
  const me = async () => (await elsewhere.request.get('/api/auth/user')).json();
  expect(await me(), 'following it changes nothing').toMatchObject({ id: other.user.id });
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/venues?city=Lahore');
  expect(await me()).toMatchObject({ id: user.id });
  await device.close();
});

test('after many registrations the browser solves a proof of work by itself and continues', async ({
  page,
}) => {
  // The server's response from the 21st registration in an hour. The challenge and its handling are real.
  const sent: { captchaToken?: string }[] = [];
  await page.route('**/api/register', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const issues = [{ path: 'captchaToken', message: 'A little work first.' }];
    await route.fulfill({
      status: 422,
      json: { error: issues[0]?.message, code: 'invalid', issues },
    });
  });
  const email = newEmail();
  await page.goto('/register?callbackUrl=%2Fsign-in%2Fcheck-your-mail');
  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Year of birth').selectOption('1990');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your device does a little work first')).toBeVisible();
  await page.waitForURL('**/sign-in/check-your-mail');
  expect(sent.map(({ captchaToken }) => typeof captchaToken)).toEqual(['undefined', 'string']);
  const token = Buffer.from(sent[1]?.captchaToken ?? '', 'base64').toString();
  expect(JSON.parse(token).challenge.parameters.data).toMatchObject({ action: 'register' });
});

test.describe('after signing in, people return to the page they asked for', () => {
  test.use({ javaScriptEnabled: false });
  test('with its query, even without scripts', { tag: '@desktop' }, async ({ page }) => {
    for (const address of [
      '/messages?group=3',
      '/bookings?booking=12',
      '/groups?q=cricket&page=2',
      '/venue-application?venue=3',
      '/players?q=ali',
      '/discover?sport=1',
      '/user/1?tab=sports',
    ]) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        `/api/login?returnTo=${encodeURIComponent(address)}`,
      );
    }
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/callbackUrl=%2Fuser%2F1%3Ftab%3Dsports/);
  });
});

test('a forgotten password is replaced through a sign-in link', async ({
  page,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({
    emailVerifiedAt: new Date(),
    passwordHash: await hashPassword('mango-season-42'),
  });
  await page.goto('/sign-in?callbackUrl=%2Fvenues');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: user.email });
  await page.goto((await mail.getByRole('link').getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/at least/i).last()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('kinnow-orchard-7');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/venues');

  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('kinnow-orchard-7');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a sample person can be signed in with one click', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Player$/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const me = await (await page.request.get('/api/auth/user')).json();
  expect(me).toMatchObject({ email: 'player@example.test' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in works as a plain form', async ({ page }) => {
    await page.goto('/sign-in?callbackUrl=%2Fvenues');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
    await expect(page).toHaveURL(/callbackUrl=%2Fvenues/);
  });
});

test('another site cannot sign people out', { tag: '@desktop' }, async ({
  page,
  signInAs,
  baseURL,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/api/logout">a prize</a>`,
    }),
  );
  await page.goto('https://elsewhere.test/');
  await page.getByRole('link', { name: 'a prize' }).click();
  await expect(page).toHaveURL('/');
  expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
});
