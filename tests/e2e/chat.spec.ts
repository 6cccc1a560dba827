import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { drawerOf, openAs, openChatWith, twoFriends } from './pages/chat';
import { clickUntil } from './pages/live';

test('two people chat live: sending, typing, seen, editing and deleting', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  const hers = await openAs(browser, baseURL, sara);
  const his = await openChatWith(page, sara);
  await expect(his.getByText('Start a conversation!')).toBeVisible();
  const her = await openChatWith(hers.page, ali);

  await his.getByRole('textbox', { name: 'Message' }).fill('   ');
  await page.keyboard.press('Enter');
  await his.getByRole('textbox', { name: 'Message' }).fill('Cricket at 7?');
  await page.keyboard.press('Enter');
  await expect(her.getByRole('log').getByText('Cricket at 7?')).toBeVisible();
  await expect(his.getByText('Sending...')).toHaveCount(0);
  await expect(his.getByRole('log').getByText('Cricket at 7?')).toHaveCount(1);
  await expect(his.getByText('Seen', { exact: true })).toBeVisible();
  await expect(his.getByText('Online now')).toBeVisible();
  await expectAccessible();

  await her.getByRole('textbox', { name: 'Message' }).pressSequentially('Yes');
  await expect(his.getByText(`${sara.name} is typing…`)).toBeVisible();
  await hers.page.keyboard.press('Enter');
  await expect(his.getByRole('log').getByText('Yes', { exact: true })).toBeVisible();

  await his.getByRole('button', { name: 'Options for: Cricket at 7?' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await his.getByRole('textbox', { name: 'Message' }).fill('Cricket at 8?');
  await his.getByRole('button', { name: 'Save' }).click();
  await expect(her.getByText('Cricket at 8?')).toBeVisible();
  await expect(her.getByText('edited')).toBeVisible();

  await her.getByRole('button', { name: 'Options for: Cricket at 8?' }).click();
  await hers.page.getByRole('menuitem', { name: 'React with 👍' }).click();
  await expect(his.getByRole('button', { name: '👍, 1' })).toBeVisible();

  await his.getByRole('button', { name: 'Options for: Cricket at 8?' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(her.getByText('This message was deleted')).toBeVisible();
  expect(await db.message.count({ where: { senderId: ali.id } })).toBe(1);
  await hers.context.close();
});

test('a message written offline survives a reload and is sent once the network is back', async ({
  page,
  context,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  const drawer = await openChatWith(page, sara);
  await context.route('**/api/messages', (route) => route.abort());
  await drawer.getByRole('textbox', { name: 'Message' }).fill('From the basement');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Sending...')).toBeVisible();
  const again = await openChatWith(page, sara);
  await expect(again.getByText('From the basement')).toBeVisible();
  await expect(again.getByText('Sending...')).toBeVisible();
  await context.unroute('**/api/messages');
  await expect(again.getByText('Sending...')).toHaveCount(0);
  await expect(again.getByRole('log').getByText('From the basement')).toHaveCount(1);
  expect(await db.message.count({ where: { senderId: ali.id } })).toBe(1);
});

test('a refused message returns to the field, with a toast', async ({ page, signInAs }) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  const drawer = await openChatWith(page, sara);
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/messages', async (route) => {
    await refusal;
    await route.fulfill({ status: 500, contentType: 'text/plain', body: '' });
  });
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Try this');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Sending...')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('And that');
  refuse();
  await expect(page.getByText('Failed to send message').first()).toBeVisible();
  await expect(page.getByText('Please try again').first()).toBeVisible();
  await expect(drawer.getByText('Sending...')).toHaveCount(0);
  await expect(drawer.getByRole('textbox', { name: 'Message' })).toHaveValue('Try this\nAnd that');
  // The toast shows the server's reason.
  const body = { error: 'This person cannot be written to any more.', code: 'forbidden' };
  await page.unroute('**/api/messages');
  await page.route('**/api/messages', (route) => route.fulfill({ status: 403, json: body }));
  await drawer.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(page.getByText(body.error).first()).toBeVisible();
});

test('the list of conversations starts empty, counts unread messages and opens the chat', {
  tag: '@both',
}, async ({ page, signInAs, expectAccessible }) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  await page.goto('/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByText('Start matching with players to begin conversations!')).toBeVisible();
  const { id } = await createConversation(ali.id, sara.id);
  for (const words of ['One', 'Two', 'See https://example.com/map.']) {
    await createMessage(id, sara.id, words);
  }
  await page.reload();
  const row = page.getByRole('button', { name: sara.name ?? '' });
  await expect(row).toContainText('3');
  await expect(row).toContainText('See https://example.com/map.');
  await expectAccessible();
  await clickUntil(row, drawerOf(page, sara.name));
  const link = drawerOf(page, sara.name).getByRole('link', { name: 'https://example.com/map' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(drawerOf(page, sara.name).getByText('Today')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('unread');
});

test('a message that was on screen is marked as read, even if the chat is closed at once', async ({
  page,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Are you there?');
  await signInAs(ali.id);
  // Without its animation the drawer closes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const drawer = await openChatWith(page, sara);
  await expect(drawer.getByRole('log').getByText('Are you there?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  const row = page.getByRole('button', { name: sara.name ?? '' });
  await expect(row).not.toContainText('unread');
  await expect
    .poll(() => db.conversationMember.count({ where: { userId: ali.id, lastReadSeq: 1 } }))
    .toBe(1);
});

test('an organiser pins one message and removes another, and everybody sees it', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const { ali, sara } = await twoFriends();
  const group = await createGroup({ creatorId: ali.id, memberIds: [sara.id] });
  const { id } = await groupConversation(group.id);
  await createMessage(id, sara.id, 'Bring water');
  await createMessage(id, sara.id, 'Buy my shoes');
  const hers = await openAs(browser, baseURL, sara);
  await hers.page.goto(`/messages?conversation=${id}`);
  const her = drawerOf(hers.page, group.name);
  await expect(her.getByText('Buy my shoes')).toBeVisible();
  await signInAs(ali.id);
  await page.goto(`/messages?conversation=${id}`);
  const his = drawerOf(page, group.name);
  await his.getByRole('button', { name: 'Options for: Bring water' }).click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  const pinned = her.getByRole('region', { name: 'Pinned message' });
  await expect(pinned).toContainText('Bring water');
  await expect(pinned.getByRole('button', { name: 'Unpin message' })).toHaveCount(0);
  await expect(his.getByRole('region', { name: 'Pinned message' })).toBeVisible();
  await expectAccessible();
  await his.getByRole('button', { name: 'Options for: Buy my shoes' }).click();
  await page.getByRole('menuitem', { name: 'Remove for everybody' }).click();
  await expect(her.getByText('Message removed by an organiser')).toBeVisible();
  await expect(her.getByText('Buy my shoes')).toHaveCount(0);
  await his.getByRole('button', { name: 'Unpin message' }).click();
  await expect(pinned).toHaveCount(0);
  await hers.context.close();
});

test('the accessibility tree names the author, and a long text is sent in parts without loss', async ({
  page,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Tell me all');
  await signInAs(ali.id);
  const drawer = await openChatWith(page, sara);
  const items = drawer.getByRole('log').getByRole('listitem');
  await expect(items.filter({ hasText: 'Tell me all' })).toContainText(`${sara.name}:`);
  const field = drawer.getByRole('textbox', { name: 'Message' });
  await field.fill('x'.repeat(9_000));
  await expect(drawer.getByText('5,000 characters too many')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('x'.repeat(5_000));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('x'.repeat(1_000));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(drawer.getByText('Sending...')).toHaveCount(0);
  const sent = await db.message.findMany({ where: { senderId: ali.id }, orderBy: { seq: 'asc' } });
  expect(sent.map(({ content }) => content.length)).toEqual([4_000, 4_000, 1_000]);
  await expect(items.filter({ hasText: /^You:x/ }).first()).toBeVisible();
});

test('a stranger’s first message is a request until it is answered', async ({ page, signInAs }) => {
  const word = uniqueText(5);
  const [ali, stranger] = await Promise.all([
    createOnboardedUser(),
    createOnboardedUser({ name: `Stranger ${word}` }),
  ]);
  const { id } = await createConversation(ali.id, stranger.id, {
    requestStatus: 'pending',
    requestedById: stranger.id,
  });
  await createMessage(id, stranger.id, 'Do you play padel?');
  await signInAs(ali.id);
  await page.goto('/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const requests = page.getByRole('button', { name: 'Requests (1)' });
  const row = page.getByRole('button', { name: stranger.name ?? '' });
  await clickUntil(requests, row);
  // The selected box is in the URL, so a reload keeps it.
  await page.reload();
  await expect(row).toBeVisible();
  await row.click();
  const drawer = drawerOf(page, stranger.name);
  await drawer.getByRole('button', { name: 'Accept' }).click();
  await expect(drawer.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  expect((await db.conversation.findUniqueOrThrow({ where: { id } })).requestStatus).toBe(
    'accepted',
  );
});

test('a chat of 100,000 messages opens at the end, renders few items and loads older ones', async ({
  page,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  const group = await createGroup({ creatorId: ali.id, memberIds: [sara.id] });
  const { id } = await groupConversation(group.id);
  await db.$executeRaw`
    INSERT INTO messages (conversation_id, seq, sender_id, content, created_at)
    SELECT ${id}, n, ${sara.id}, 'Line ' || n, now() - make_interval(mins => 100000 - n) FROM generate_series(1, 100000) n`;
  await db.$executeRaw`
    UPDATE conversations SET last_seq = 100000, last_message_at = now(), last_preview = 'Line 100000' WHERE id = ${id}`;
  await signInAs(ali.id);
  await page.goto(`/messages?conversation=${id}`);
  const drawer = drawerOf(page, group.name);
  const log = drawer.getByRole('log');
  await expect(log.getByText('Line 100000', { exact: true })).toBeVisible();
  expect(await log.getByRole('listitem').count()).toBeLessThan(60);
  await expect(async () => {
    await log.evaluate((element) => element.scrollTo({ top: 0 }));
    const [, earliest] = /Line (\d+)/.exec(await log.innerText()) ?? [];
    expect(Number(earliest)).toBeLessThan(99_900);
  }).toPass();
});

test('the list of conversations shows local times and loads further pages', async ({
  page,
  signInAs,
}) => {
  const { ali } = await twoFriends();
  const word = uniqueText(6);
  await db.$executeRaw`
    WITH people AS (
      INSERT INTO users (email, name, gender, latitude, longitude)
      SELECT ${word} || n || '@example.test', ${word} || ' ' || n, 'other', 31.5, 74.3 FROM generate_series(1, 60) n
      RETURNING id
    ), made AS (
      INSERT INTO conversations (type, user_lo, user_hi, last_seq, last_preview, last_message_at)
      SELECT 'direct', least(id, ${ali.id}::int), greatest(id, ${ali.id}::int), 1, 'Salaam',
        date_trunc('day', now()) + interval '19 hours 30 minutes' - make_interval(days => 3 + id % 7)
      FROM people RETURNING id, user_lo, user_hi
    )
    INSERT INTO conversation_members (conversation_id, user_id) SELECT id, unnest(ARRAY[user_lo, user_hi]) FROM made`;
  await signInAs(ali.id);
  await page.goto('/messages');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(50);
  // 19:30 in London's winter is 00:30 in Karachi, where this browser is.
  await expect(rows.first().getByRole('time')).toHaveText(/00:30$/);
  await clickUntil(page.getByRole('button', { name: 'Earlier conversations' }), rows.nth(59));
  await expect(rows).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Earlier conversations' })).toHaveCount(0);
});
