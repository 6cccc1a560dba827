import type { Locator, Page } from '@playwright/test';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openAs } from './pages/chat';
import { clickUntil } from './pages/live';

async function openGroupChat(page: Page, groupId: number) {
  const socket = page.waitForEvent('websocket');
  await page.goto(`/group/${groupId}?tab=chat`);
  await socket;
  const chat = page.getByRole('region', { name: 'Group chat' });
  await clickUntil(page.getByRole('tab', { name: 'Chat' }), chat);
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return chat;
}

test('three members see the same messages in the same order, until one is removed', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
  const word = uniqueText(5);
  const create = (name: string) => createOnboardedUser({ name: `${name} ${word}` });
  const [ali, sara, omar] = await Promise.all([create('Ali'), create('Sara'), create('Omar')]);
  const group = await createGroup({ creatorId: ali.id, memberIds: [sara.id, omar.id] });
  await signInAs(ali.id);
  const [hers, third] = [
    await openAs(browser, baseURL, sara),
    await openAs(browser, baseURL, omar),
  ];
  const his = await openGroupChat(page, group.id);
  const her = await openGroupChat(hers.page, group.id);
  const last = await openGroupChat(third.page, group.id);
  const chats = [his, her, last];
  for (const [at, chat] of chats.entries()) {
    for (const n of [1, 2]) {
      await chat.getByRole('textbox', { name: 'Message' }).fill(`Line ${n} of ${at}`);
      await chat.getByRole('button', { name: 'Send', exact: true }).click();
    }
  }
  const linesOf = async (chat: Locator) =>
    (await chat.getByRole('log').innerText()).match(/Line \d of \d/g) ?? [];
  for (const chat of chats) await expect.poll(async () => (await linesOf(chat)).length).toBe(6);
  expect(await linesOf(her)).toEqual(await linesOf(his));
  expect(await linesOf(last)).toEqual(await linesOf(his));
  await expectAccessible();

  const { actor } = await createActor(ali);
  const member = await db.groupMember.findFirstOrThrow({
    where: { groupId: group.id, userId: omar.id },
  });
  await removeMember(actor, { groupId: group.id, memberId: member.id });
  for (const chat of [his, her]) {
    await expect(chat.getByText(`${omar.name} was removed`)).toBeVisible();
  }
  await his.getByRole('textbox', { name: 'Message' }).fill('Only us two');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(her.getByRole('log').getByText('Only us two')).toBeVisible();
  await expect(third.page.getByText('Only us two')).toHaveCount(0);
  await hers.context.close();
  await third.context.close();
});

test('the latest messages on a group’s page show author and time', async ({ page, signInAs }) => {
  const [ali, sara] = await Promise.all([
    createOnboardedUser(),
    createOnboardedUser({ name: 'Sara' }),
  ]);
  const group = await createGroup({ creatorId: ali.id, memberIds: [sara.id] });
  const { id } = await groupConversation(group.id);
  const words = `Bring the nets ${uniqueText()}`;
  const at = new Date(Date.now() - 3 * 86_400_000);
  await createMessage(id, sara.id, words, { createdAt: at });
  await signInAs(ali.id);
  await page.goto(`/group/${group.id}`);
  const message = page.getByRole('listitem').filter({ hasText: words });
  await expect(message).toContainText('Sara');
  const time = message.getByRole('time');
  await expect(time).toHaveAttribute('datetime', at.toISOString());
  await expect(time).toHaveText(/^\d{1,2} [A-Z][a-z]+( \d{4})? \d{2}:\d{2}$/);
});

test('system messages do not count as unread; others do, on both devices until read on one', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, signInAs }) => {
  const [ali, sara, omar] = await Promise.all([
    createOnboardedUser(),
    createOnboardedUser(),
    createOnboardedUser(),
  ]);
  const group = await createGroup({ creatorId: sara.id, memberIds: [ali.id, omar.id] });
  const { id } = await groupConversation(group.id);
  await createMessage(id, sara.id, 'Nets at six');
  await signInAs(ali.id);
  const laptop = await openAs(browser, baseURL, ali);
  for (const device of [page, laptop.page]) {
    const socket = device.waitForEvent('websocket');
    await device.goto('/messages');
    await socket;
    await expect(device.getByRole('button', { name: group.name })).toContainText('1 unread');
  }
  const member = await db.groupMember.findFirstOrThrow({
    where: { groupId: group.id, userId: omar.id },
  });
  const { actor } = await createActor(omar);
  await removeMember(actor, { groupId: group.id, memberId: member.id });
  const payload = { path: ['conversationId'], equals: id };
  await expect
    .poll(() =>
      db.job.count({
        where: { kind: 'messages:announce-line', payload, doneAt: { not: null } },
      }),
    )
    .toBe(1);
  const row = laptop.page.getByRole('button', { name: group.name });
  await expect(row).toContainText('1 unread');
  await clickUntil(
    page.getByRole('button', { name: group.name }),
    page.getByRole('dialog', { name: group.name }),
  );
  const drawer = page.getByRole('dialog', { name: group.name });
  await expect(drawer.getByText(`${omar.name} left`)).toBeVisible();
  await expect(row).not.toContainText('unread');
  await expect(row).toContainText('Nets at six');
  await laptop.context.close();
});
