import sharp from 'sharp';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { db } from '@/lib/platform/db/client';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { expect, test } from './fixtures';
import { drawerOf, openAs, openChatWith, twoFriends } from './pages/chat';

test('a picture is sent, received, opened over the chat and closed without closing the chat', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  const drawer = await openChatWith(page, sara);
  const hers = await openAs(browser, baseURL, sara);
  const her = await openChatWith(hers.page, ali);
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#2a7' },
  })
    .png()
    .toBuffer();
  await drawer
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer });
  await expect(drawer.getByAltText('Goes with your message')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Our court');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Open: Picture from you' })).toBeVisible();
  const picture = her.getByRole('button', { name: `Open: Picture from ${ali.name}` });
  await expect(picture).toBeVisible();
  const shown = picture.getByRole('img');
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await drawer.getByRole('button', { name: 'Open: Picture from you' }).click();
  const open = page.getByRole('dialog', { name: 'Picture from you' });
  await expect(open.getByRole('img')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(drawer).toBeVisible();
  // The address alone gives no access without a session.
  const address = (await shown.getAttribute('src')) ?? '';
  const stranger = await browser.newContext({ baseURL });
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();
  await hers.context.close();
});

test('a reply quotes its message, search finds it, and a muted chat is not counted as unread', async ({
  page,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Shall we book the Wapda court?');
  for (let n = 1; n <= 60; n += 1) await createMessage(id, sara.id, `Then ${n}`);
  await signInAs(ali.id);
  const drawer = await openChatWith(page, sara);
  await drawer.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Search in this chat' }).click();
  const search = page.getByRole('dialog', { name: 'Search in this chat' });
  await search.getByRole('searchbox', { name: 'Words to find' }).fill('wapda');
  await search.getByRole('button', { name: 'Search' }).click();
  await search.getByRole('button', { name: /Wapda court/ }).click();
  const words = drawer.getByRole('log').getByText('Shall we book the Wapda court?');
  await expect(words).toBeInViewport();

  await drawer.getByRole('button', { name: 'Options for: Shall we book the Wapda court?' }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Yes, at eight');
  await page.keyboard.press('Enter');
  const answer = drawer.getByRole('listitem').filter({ hasText: 'Yes, at eight' });
  await expect(answer).toContainText(`${sara.name}: Shall we book the Wapda court?`);

  await drawer.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect
    .poll(() =>
      db.conversationMember.count({
        where: { conversationId: id, userId: ali.id, muted: true },
      }),
    )
    .toBe(1);
  await expect(page.getByRole('menu')).toBeHidden();
  await drawer.getByRole('button', { name: 'Chat options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
});

test('without sockets the chat says so and fetches over HTTP', async ({
  page,
  signInAs,
  browser,
  baseURL,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  // Like behind a proxy without upgrades. There is no fallback: polling would not survive a balancer.
  const polls: string[] = [];
  page.on('request', (request) => {
    if (/\/ws(\?|$)/.test(request.url())) polls.push(request.url());
  });
  await page.routeWebSocket(/\/ws/, (socket) => void socket.close());
  await page.goto(`/messages?to=${sara.id}`);
  const drawer = drawerOf(page, sara.name);
  await expect(drawer.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Can you hear me?');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Sending...')).toHaveCount(0);
  await expect(
    drawer.getByText('Live updates are not available. New messages are fetched every few seconds.'),
  ).toBeVisible();
  const hers = await openAs(browser, baseURL, sara);
  const sent = await hers.context.request.post('/api/messages', {
    data: sendMessageSchema.parse({ receiverId: ali.id, content: 'Loud and clear' }),
    headers: { origin: baseURL ?? '' },
  });
  expect(sent.status()).toBe(201);
  await expect(drawer.getByRole('log').getByText('Loud and clear')).toBeVisible();
  expect(polls).toEqual([]);
  await hers.context.close();
});
