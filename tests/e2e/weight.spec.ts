import type { Page, Request } from '@playwright/test';
import { spriteUrl } from '@/components/ui/line-icon-names';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createNotification } from '@/tests/factories/notifications';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';

/** kB of JavaScript transferred (compressed) until the page is idle. */
async function scriptWeightKb(page: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  test.info().annotations.push({ type: 'weight', description: `${path}: ${weight.toFixed(0)} kB` });
  return weight;
}

for (const [name, most, make] of [
  ['Discover', 209, () => '/'],
  ['Messages', 187, () => '/messages'],
  ['a game', 207, async (creatorId: number) => `/game/${(await createGame({ creatorId })).id}`],
] as const)
  test(`${name} stays small for a phone on a slow connection`, async ({ page, signInAs }) => {
    const user = await createOnboardedUser();
    await signInAs(user.id);
    const weight = await scriptWeightKb(page, await make(user.id));
    expect(weight).toBeGreaterThan(50);
    expect(weight).toBeLessThanOrEqual(most);
  });

test('the first visit to Discover asks for no number that the page has brought', async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  // A newer one may have come while the page was rendered.
  await createNotification(user.id, { createdAt: hoursFromNow(-1) });
  await signInAs(user.id);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  test.info().annotations.push({ type: 'requests', description: asked.join(' ') });
  expect(asked).not.toContain('/api/notifications');
  expect(asked).not.toContain('/api/conversations/unread');
  expect(asked).not.toContain('/api/warnings');
  expect(asked.length).toBeLessThanOrEqual(35);
  // The next page need not ask for the icons again.
  const sprite = await page.request.get(spriteUrl('lines', 'bell'));
  expect(sprite.headers()['cache-control']).toContain('immutable');
  // The list comes when it is opened.
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('calls are sent compressed', async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  for (const path of ['/api/offline', '/api/games?limit=50'])
    expect((await page.request.get(path)).headers()['content-encoding'], path).toBe('gzip');
});

test('a member’s pages ask for nothing that the page has brought', async ({ page, signInAs }) => {
  const { id: userId } = await createOnboardedUser();
  const other = await createOnboardedUser();
  const group = await createGroup({ creatorId: other.id, memberIds: [userId] });
  const game = await createGame({ groupId: group.id, creatorId: other.id });
  await addParticipant(game.id, userId);
  const { id: chat } = await createConversation(userId, other.id);
  // A newer one may have come while the page was rendered.
  const createdAt = hoursFromNow(-1);
  await createMessage(chat, other.id, 'See you there', { createdAt });
  const venue = await createVenue();
  const coach = await createCoach();
  await signInAs(userId);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.includes('/auth/'))
      asked.push(`${at}: ${pathname}`);
  });
  let at = '';
  for (const [path, text] of [
    [`/game/${game.id}`, game.title ?? ''],
    [`/group/${group.id}`, group.name],
    ['/messages', 'See you there'],
    [`/venue/${venue.id}`, venue.name],
    [`/coach/${coach.id}`, 'Coaching'],
    [`/user/${other.id}`, other.name ?? ''],
    ['/groups', group.name],
    ['/my-games', game.title ?? ''],
    ['/games', 'Games'],
    ['/players', 'Players'],
    ['/venues', 'Venues'],
    ['/coaching', 'Coaching'],
    ['/sports', 'Sports'],
    ['/profile', 'Profile'],
    ['/bookings', 'Bookings'],
  ] as const) {
    at = path;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText(text);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

test('a member’s page brings one small font and one small stylesheet', async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (['font', 'stylesheet'].includes(request.resourceType())) loaded.push(request);
  });
  // Its filters have the most names of places.
  await page.goto('/venues?search=nowhere', { waitUntil: 'networkidle' });
  const kilobytes: Record<string, number[]> = { font: [], stylesheet: [] };
  for (const request of loaded) {
    const { responseBodySize } = await request.sizes();
    kilobytes[request.resourceType()]?.push(responseBodySize / 1_000);
  }
  expect(kilobytes.font).toHaveLength(1);
  expect(kilobytes.font?.[0]).toBeLessThanOrEqual(44);
  expect(kilobytes.stylesheet).toHaveLength(1);
  expect(kilobytes.stylesheet?.[0]).toBeLessThanOrEqual(20);
});
