import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { createFriendRequest } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { createGroup, createInvite } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';
import { toast } from './pages/people';
import { openBeforeScripts } from './pages/slow-connection';

test('a registration submitted before scripts load is completed once they have', async ({
  page,
}) => {
  const email = `ali.${uniqueText()}@example.com`;
  const scriptsArrive = await openBeforeScripts(page, '/register');
  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Year of birth').selectOption('1990');
  await page.getByLabel('Password', { exact: true }).fill('subah ki hockey');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(await db.user.count({ where: { email } })).toBe(0);
  await expect(page.getByLabel('Name')).toHaveValue('Ali Raza');

  await scriptsArrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible();
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ name: 'Ali Raza' });
});

test('a refused form keeps what was typed before scripts loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const scriptsArrive = await openBeforeScripts(page, '/register');
  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByRole('button', { name: 'Create account' }).click();
  await scriptsArrive();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ali Raza');
  await expect(page.getByText('Name is required')).toBeHidden();
});

test('a search submitted before scripts load is answered', async ({ page, signInAs }) => {
  const word = uniqueText();
  const me = await createOnboardedUser();
  await createGroup({ name: `Fajr ${word}` });
  await createGroup({ name: `Asr ${word}`, sport: 'Tennis' });
  await createGroup({ name: `Isha ${uniqueText()}` });
  await signInAs(me.id);
  const scriptsArrive = await openBeforeScripts(page, '/groups');
  const field = page.getByRole('searchbox', { name: 'Search groups' });
  await field.fill(word);
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Cricket');
  await field.press('Enter');
  await scriptsArrive();
  await expect(page.getByRole('link', { name: `Fajr ${word}` }).first()).toBeVisible();
  await expect(page.getByText(/^(Asr|Isha) /)).toHaveCount(0);
  await expect(field).toHaveValue(word);
});

test('an admin’s search submitted before scripts load is answered', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const admin = await createOnboardedUser({ isAdmin: true });
  const venue = await createVenue({ name: `${uniqueText()} Ground` });
  await signInAs(admin.id);
  const scriptsArrive = await openBeforeScripts(page, '/system-admin?tab=places');
  await page.getByRole('searchbox', { name: 'Search all venues' }).fill(venue.name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await scriptsArrive();
  await expect(page.getByRole('button', { name: /^Merge / })).toHaveCount(1);
  await expect(page).toHaveURL(/\/system-admin\?tab=places&venue=/);
});

test('all settings chosen before scripts load are saved', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  const scriptsArrive = await openBeforeScripts(page, '/profile?tab=settings');
  await page.getByRole('radio', { name: 'Connections', exact: true }).check();
  await page.getByRole('switch', { name: 'Pause my profile' }).check();
  await scriptsArrive();
  await expect
    .poll(() => db.user.findUniqueOrThrow({ where: { id: me.id } }))
    .toMatchObject({ messagePrivacy: 'connections', discoverable: false });
  await expect(page.getByRole('radio', { name: 'Connections', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Pause my profile' })).toBeChecked();
});

test('a picture chosen before scripts load becomes the photo', async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  const buffer = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#2d6a4f' },
  })
    .png()
    .toBuffer();
  const scriptsArrive = await openBeforeScripts(page, '/profile');
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload photo').setInputFiles(file);
  await scriptsArrive();
  await expect(toast(page, 'Photo updated!')).toBeVisible();
  expect(await db.upload.count({ where: { ownerId: me.id } })).toBe(1);
});

test('a group’s page invites guests from the first paint, and lets members ask', async ({
  page,
  signInAs,
}) => {
  const group = await createGroup({ name: `Fajr ${uniqueText()}` });
  await openBeforeScripts(page, `/group/${group.id}`);
  const invitation = page.getByRole('link', { name: 'Sign in to join', includeHidden: true });
  await expect(invitation.first()).toBeVisible();
  await signInAs((await createOnboardedUser()).id);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: `Join Group: ${group.name}` })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test('an invite is rendered with the page, so that nothing shifts', async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  const group = await createGroup();
  await createInvite(group.id, group.creatorId, me.id);
  await signInAs(me.id);
  const scriptsArrive = await openBeforeScripts(page, '/groups');
  const accept = page.getByRole('button', { name: `Accept the invite to ${group.name}` });
  await expect(accept).toBeVisible();
  await scriptsArrive();
  await accept.click();
  await expect(toast(page, 'Joined group!')).toBeVisible();
  await expect(accept).toBeHidden();
});

test('the sections of the Connections tab appear together, without layout shift', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isSent = (url: URL) => url.searchParams.get('box') === 'sent';
  await page.route(isSent, async (route) => {
    await answered;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(friend-requests|connections)\b/.test(request.url())) asked.push(request.url());
  });
  const received = page.waitForResponse(/box=received/);
  await page.goto('/profile?tab=connections', { waitUntil: 'commit' });
  await received;
  const boxes = page.getByRole('heading', { level: 2, name: /^(Requests|Connected)/ });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(boxes).toHaveCount(0);
  answer();
  await expect(boxes).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('box=received'))).toHaveLength(1);
});

test('a press that takes longer than a second shows that it is under way', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const other = await createOnboardedUser();
  await createFriendRequest(other.id, me.id);
  await signInAs(me.id);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/accept$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/profile?tab=connections');
  const accept = page.getByRole('button', { name: new RegExp(`^Accept.*${other.name}`) });
  await accept.click();
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(accept).toHaveCount(0);
  expect(await db.friendRequest.count({ where: { receiverId: me.id, status: 'accepted' } })).toBe(
    1,
  );
});

test('a link answers at once with the frame of the next screen, and Back finds the same place', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  await page.goto('/sports');
  await untilLive(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  await expect.poll(scrolled).toBe(300);

  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    await arrival;
    await route.continue();
  });
  const frame = page.locator('[data-next-frame]');
  await page.getByRole('navigation').getByRole('link', { name: 'Groups' }).click();
  await expect(frame).toBeVisible();
  await expect(frame).toHaveText('Groups');
  expect(await scrolled()).toBe(300);
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await expect(frame).toBeHidden();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Games by sport near you' }),
  ).toBeVisible();
  await expect.poll(scrolled).toBe(300);
});

test('a button pressed before scripts load looks busy, and acts once when they have', async ({
  page,
  signInAs,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ isPublic: true });
  await signInAs(player.id);
  const scriptsArrive = await openBeforeScripts(page, `/game/${game.id}`);
  const join = page.getByRole('button', { name: /^Join Game/ }).first();
  await join.click();
  await join.click();
  await expect(join).toHaveAttribute('aria-busy', 'true');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/api/games/${game.id}/`)) sent += 1;
  });
  await scriptsArrive();
  await expect(page.getByText(/Joined!/).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await db.gameParticipant.count({ where: { gameId: game.id, userId: player.id } })).toBe(1);
  expect(sent).toBe(1);
});

test('menus pressed before scripts load are open when they have', async ({ page, signInAs }) => {
  const creator = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id });
  const other = await createOnboardedUser();
  await signInAs(creator.id);
  const groupArrives = await openBeforeScripts(page, `/group/${group.id}`);
  await page.getByRole('button', { name: 'Group menu' }).click();
  await groupArrives();
  await expect(page.getByRole('menuitem', { name: 'Edit Group' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // This menu is the platform's, and opens at once.
  const gamesArrive = await openBeforeScripts(page, '/my-games');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  const profile = page.locator('[popover] a[href="/profile"]');
  await expect(profile).toBeVisible();
  await gamesArrive();
  await expect(profile).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const profileArrives = await openBeforeScripts(page, `/user/${other.id}`);
  await page.getByRole('button', { name: `More about ${other.name}` }).click();
  await profileArrives();
  await expect(page.getByRole('button', { name: `Block ${other.name}` })).toBeVisible();
});
