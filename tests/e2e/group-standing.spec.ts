import { db } from '@/lib/platform/db/client';
import { createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog, skipSharing } from './pages/groups';
import { expectLive, somewhere } from './pages/people';

test('a join request is shown everywhere, after reloads and Back, and can be withdrawn from a list', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at, gender: 'male' });
  const group = await createGroup({ name: `Evening ${uniqueText()}`, at });
  await signInAs(me.id);
  await page.goto('/groups');
  const asked = page.getByRole('button', { name: `Requested: ${group.name}` });
  const join = page.getByRole('button', { name: `Join: ${group.name}` });
  await join.click();
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked).toBeVisible();
  await page.goto('/');
  await expect(asked).toBeVisible();
  await expectAccessible();
  await page.goto(`/sport/${group.sportId}`);
  await expect(asked).toBeVisible();

  // From the sport's page to the group and back: changes made there must show here.
  await page.getByRole('link', { name: group.name }).click();
  await expect(page.getByRole('button', { name: `Request sent: ${group.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Withdraw request: ${group.name}` }).click();
  await expect(page.getByRole('button', { name: `Join Group: ${group.name}` })).toBeVisible();
  await page.goBack();
  await expect(join).toBeVisible();
  // A new request has to wait a day.
  await db.groupJoinRequest.updateMany({
    where: { groupId: group.id },
    data: { decidedAt: new Date(Date.now() - 86_400_000) },
  });
  await join.click();
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: `Withdraw: ${group.name}` }).click();
  await expect(join).toBeVisible();
  const requests = await db.groupJoinRequest.findMany({ where: { groupId: group.id } });
  expect(requests.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
});

test('an invite is accepted from its card, and a ban or another audience is shown in advance', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at, gender: 'male' });
  const invited = await createGroup({ name: `Invited ${uniqueText()}`, at });
  await createInvite(invited.id, invited.creatorId, me.id);
  const banned = await createGroup({ name: `Banned ${uniqueText()}`, at });
  await db.groupBan.create({ data: { groupId: banned.id, userId: me.id } });
  const women = await createGroup({ name: `Women ${uniqueText()}`, at, audience: 'women' });
  await signInAs(me.id);
  await page.goto('/');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card(women.name)).toContainText('Women only');
  await expect(card(women.name)).toContainText('This group is for women only.');
  await expect(card(women.name).getByRole('button')).toHaveCount(0);
  await expect(card(banned.name)).toContainText('You cannot join this group.');
  const accept = page.getByRole('button', { name: `Accept invite: ${invited.name}` });
  await expectLive(accept);
  await accept.click();
  await expect(card(invited.name)).toContainText('Member');
  await page.goto(`/group/${women.id}`);
  await expect(page.getByText('This group is for women only.')).toBeVisible();
});

test('the tab counts members, its badge join requests, and a new group leads to its first game', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const creator = await createOnboardedUser();
  const [asker, second] = [await createOnboardedUser(), await createOnboardedUser()];
  const member = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id, memberIds: [member.id], maxMembers: 2 });
  await createJoinRequest(group.id, asker.id);
  await createJoinRequest(group.id, second.id);
  await signInAs(creator.id);
  await page.goto(`/group/${group.id}`);
  await expect(
    page.getByRole('tab', { name: 'Members (2) 2 join requests', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Full', { exact: true })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('button', { name: 'Invite link' })).toBeVisible();
  await expectAccessible();
  const invite = await openDialog(page, 'Invite people', 'Invite people');
  await expect(invite).toContainText('You have no connections outside this group.');
  await page.keyboard.press('Escape');
  const form = await openDialog(page, 'Plan the first game', 'Create Game');
  await form.getByLabel('Title').fill('First nets');
  await form
    .getByLabel('Date')
    .fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel('Time').fill('18:30');
  await form.getByLabel('Another place').check();
  await form.getByLabel('Location').fill('Corner ground, Gulberg');
  await form.getByRole('button', { name: 'Create Game' }).click();
  await skipSharing(page);
  await expect(page.getByRole('heading', { name: 'First nets' })).toBeVisible();
  await expect(steps).toBeHidden();
});
