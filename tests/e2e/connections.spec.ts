import { connect, createFriendRequest } from '@/tests/factories/connections';
import { createMatch } from '@/tests/factories/likes';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, openAs, somewhere, toast } from './pages/people';

test('two people connect and message each other in two browsers', { tag: '@desktop' }, async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const ali = await createOnboardedUser({ name: 'Ali Raza', at });
  const sara = await createOnboardedUser({ name: 'Sara Khan', at });
  await signInAs(ali.id);
  await page.goto(`/user/${sara.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sara Khan's Profile");
  const ask = page.getByRole('button', { name: 'Connect with Sara Khan' });
  await expectLive(ask);
  await ask.click();
  await expect(toast(page, 'Friend request sent!')).toBeVisible();
  await expect(page.getByRole('button', { name: /Request sent to Sara Khan/ })).toBeVisible();
  await expectAccessible();

  const hers = await openAs(browser, sara.id, page);
  await hers.goto('/profile?tab=connections');
  const received = hers.getByRole('region', { name: /Requests received/ });
  const accept = received.getByRole('button', { name: 'Accept the request of Ali Raza' });
  await expect(received.getByRole('article')).toContainText('Hi Sara Khan, I am Ali Raza.');
  await accept.click();
  await expect(toast(hers, 'You and Ali Raza are connected')).toBeVisible();
  await expect(received).toContainText('No requests waiting.');
  const connected = hers.getByRole('region', { name: /Connected/ });
  await expect(connected.getByRole('link', { name: 'Ali Raza' })).toBeVisible();
  await hers.context().close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Connected' })).toBeVisible();
  const message = page.getByRole('button', { name: 'Message Sara Khan' });
  await expectLive(message);
  // Only the button's own event is tested; the messages have their own journey.
  const opened = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener(
          'openChat',
          (event) => resolve(event instanceof CustomEvent ? event.detail : null),
          { once: true },
        ),
      ),
  );
  await message.click();
  expect(await opened).toMatchObject({ type: 'direct', id: sara.id, name: 'Sara Khan' });
});

test('the Connections tab shows received and sent requests, connections and mutual likes', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser({ name: 'Hina Shah' });
  const named = (name: string) => createOnboardedUser({ name });
  const [asker, asked, friend, match] = await Promise.all(
    ['Bilal Asker', 'Danish Asked', 'Fatima Friend', 'Maha Match'].map(named),
  );
  if (!(asker && asked && friend && match)) throw new Error('four people were made');
  await createFriendRequest(asker.id, me.id, { message: 'Padel on Friday?' });
  await createFriendRequest(me.id, asked.id, { message: 'Hello' });
  await connect(friend.id, me.id);
  await createMatch(match.id, me.id);
  await signInAs(me.id);
  await page.goto('/profile');
  const tab = page.getByRole('tab', { name: /Connections/ });
  await expectLive(tab);
  await expect(tab).toContainText('1');
  await tab.click();
  await expect(page).toHaveURL(/tab=connections/);
  const received = page.getByRole('region', { name: /Requests received/ });
  const sent = page.getByRole('region', { name: /Requests sent/ });
  const connected = page.getByRole('region', { name: /^Connected/ });
  await expect(received).toContainText('Padel on Friday?');
  await expect(connected.getByRole('article').filter({ hasText: 'Maha Match' })).toContainText(
    'You liked each other',
  );
  await expectAccessible();

  await received.getByRole('button', { name: 'Decline the request of Bilal Asker' }).click();
  await expect(received).toContainText('No requests waiting.');
  await sent.getByRole('button', { name: 'Cancel the request to Danish Asked' }).click();
  await expect(sent).toContainText('No requests on their way.');

  await connected.getByRole('button', { name: 'More about Fatima Friend' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(toast(page, 'You and Fatima Friend are not connected any more')).toBeVisible();
  await expect(connected.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(connected.getByRole('article')).toHaveCount(1);
});
