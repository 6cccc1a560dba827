import type { Page, Route } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect } from './pages/groups';
import { openNetwork } from './pages/network';

/** The address of the button in the latest email, from the local outbox. */
async function emailTo(page: Page, email: string): Promise<string> {
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email });
  return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
}

test('a guest is in the game with two fields and three taps, and the profile can wait', async ({
  page,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id, isPublic: false });
  const { token } = await createInviteLink({ gameId: game.id });
  const email = `nida.${uniqueText()}@example.com`;

  await page.goto(`/join/${token}`);
  await page.getByLabel('Name').fill('Nida Malik');
  await page.getByLabel('E-mail').fill(email);
  // The first tap.
  await page.getByRole('button', { name: 'Join the game' }).click();
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  await expect(page.getByText('Your seat is held for 30 minutes.')).toBeVisible();
  await expectAccessible();
  expect((await db.game.findUniqueOrThrow({ where: { id: game.id } })).goingCount).toBe(2);

  // The second, in the email, and the third, on its page.
  await page.goto(await emailTo(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/join/${token}$`));
  await expect(page.getByText('You are in the game.')).toBeVisible();

  await page.getByRole('link', { name: 'Open the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByText('Complete your profile so that people near you can find you.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/my-games$/);
  await expect(page.getByText(game.title)).toBeVisible();
});

test('without scripts, on another device, and when the game is full meanwhile', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const group = await createGroup({ audience: 'women' });
  const game = await createGame({ groupId: group.id, maxPlayers: 2 });
  const { token } = await createInviteLink({ gameId: game.id });
  const plain = async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    return context.newPage();
  };
  const [phone, laptop, late] = [await plain(), await plain(), await plain()];
  const [first, second] = [1, 2].map((nth) => `guest${nth}.${uniqueText()}@example.com`);
  const fill = async (page: typeof phone, email: string) => {
    await page.getByLabel('Name').fill('Sana Butt');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('radio', { name: 'Female' }).check();
  };
  await phone.goto(`/join/${token}`);
  await late.goto(`/join/${token}`);
  await fill(phone, first ?? '');
  await phone.getByRole('button', { name: 'Join the game' }).click();
  await expect(phone.getByText('You are in', { exact: true })).toBeVisible();

  await fill(late, second ?? '');
  await late.getByRole('button', { name: 'Join the game' }).click();
  await expect(late.getByText(/^The game is full\./)).toBeVisible();
  await fill(late, second ?? '');
  await late.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(late.getByText(/Then you are on the waitlist/)).toBeVisible();

  await laptop.goto(await emailTo(laptop, first ?? ''));
  await laptop.getByRole('button', { name: 'Continue' }).click();
  await expect(laptop.getByText('You are in the game.')).toBeVisible();
  const person = await db.user.findUniqueOrThrow({ where: { email: first ?? '' } });
  expect(person).toMatchObject({ name: 'Sana Butt', gender: 'female' });
  for (const page of [phone, laptop, late]) await page.context().close();
});

const SCRIPTS = /\/_next\/static\/.*\.js/;

test.describe('where many have registered from one network', () => {
  test('a guest who presses before the scripts are there is in, and types nothing again', async ({
    browser,
    baseURL,
  }) => {
    const game = await createGame({ groupId: (await createGroup({ audience: 'women' })).id });
    const { token } = await createInviteLink({ gameId: game.id });
    const email = `nida.${uniqueText()}@example.com`;
    const network = await openNetwork(20);
    const context = await browser.newContext({ baseURL, proxy: network.proxy });
    const page = await context.newPage();
    const held: Route[] = [];
    await page.route(SCRIPTS, (route) => void held.push(route));
    await page.goto(`/join/${token}`, { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Nida Malik');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('radio', { name: 'Female' }).check();
    const answered = page.waitForResponse(/\/api\/join\/.*\/form$/);
    await page.getByRole('button', { name: 'Join the game' }).click();
    expect((await answered).status()).toBe(303);
    // The next page has no scripts yet either.
    await expect(page.getByText('Your browser is doing a short calculation.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Nida Malik');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();

    await page.unroute(SCRIPTS);
    // Those of the previous page are cancelled.
    for (const route of held) await route.continue().catch(() => undefined);
    await expect(page.getByText('You are in', { exact: true })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const entry = await db.inviteEntry.findFirstOrThrow({ where: { email } });
    expect(entry).toMatchObject({ name: 'Nida Malik', gender: 'female', waitlist: false });
    // The sent entry has replaced the unsent one.
    await page.goto(`/join/${token}`);
    await expect(page.getByText('You are in', { exact: true })).toBeVisible();
    expect(await db.inviteEntry.count({ where: { email } })).toBe(1);
    await context.close();
    network.close();
  });

  test('a seat that is gone meanwhile is not turned into a place in line', {
    tag: '@desktop',
  }, async ({ browser, baseURL }) => {
    const game = await createGame({ maxPlayers: 2 });
    const { token } = await createInviteLink({ gameId: game.id });
    const email = `nida.${uniqueText()}@example.com`;
    const network = await openNetwork(20);
    const context = await browser.newContext({ baseURL, proxy: network.proxy });
    const page = await context.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`/join/${token}`, { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Name').fill('Nida Malik');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Join the game' }).click();
    await expect(page.getByText('Your browser is doing a short calculation.')).toBeVisible();
    const { id: userId } = await createOnboardedUser();
    await addParticipant(game.id, userId);
    await page.unroute(SCRIPTS);
    await page.reload();
    await expect(page.getByText(/^The game is full\./)).toBeVisible();
    await expect(page.getByText('Your browser is doing a short calculation.')).toHaveCount(0);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    expect(await db.inviteEntry.count({ where: { email } })).toBe(0);
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByText(/Then you are on the waitlist/)).toBeVisible();
    await context.close();
    network.close();
  });

  test('a guest without scripts reads what is missing, and finds the fields filled in', {
    tag: '@desktop',
  }, async ({ browser, baseURL }) => {
    const { token } = await createInviteLink({ gameId: (await createGame()).id });
    const email = `nida.${uniqueText()}@example.com`;
    const network = await openNetwork(20);
    for (const [locale, name, sentence] of [
      ['en-GB', 'Nida Malik', 'Many people have just registered from your network'],
      ['ur-PK', 'ندا ملک', 'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں'],
    ] as const) {
      const context = await browser.newContext({
        baseURL,
        proxy: network.proxy,
        locale,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto(`/join/${token}`, { waitUntil: 'load' });
      const [nameField, emailField] = [page.locator('[name=name]'), page.locator('[name=email]')];
      await nameField.fill(name);
      await emailField.fill(email);
      await page.getByRole('main').locator('form [type=submit]').click();
      // Playwright omits the text of a noscript element.
      const note = page.getByRole('main').locator('noscript p');
      await expect(note).toBeVisible();
      const words = await note.evaluate((element) => element.textContent);
      expect(words).toContain(sentence);
      expect(words).toContain('JavaScript');
      await expect(nameField).toHaveValue(name);
      await expect(emailField).toHaveValue(email);
      await expect(page).toHaveURL(new RegExp(`/join/${token}$`));
      await context.close();
    }
    network.close();
  });
});
