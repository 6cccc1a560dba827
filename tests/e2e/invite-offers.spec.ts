import { db } from '@/lib/platform/db/client';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect } from './pages/groups';

/** A stranger entered the person's address at a link to a private group. */
async function createOffer(email: string) {
  const group = await createGroup({ visibility: 'private' });
  const { id: linkId, token } = await createInviteLink({ groupId: group.id });
  await db.inviteEntry.create({
    data: { linkId, email, name: 'A stranger' },
    select: { id: true },
  });
  return { group, token };
}

test('what somebody entered with an address waits for its owner: Join or Not me', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser();
  const wanted = await createOffer(me.email);
  const strange = await createOffer(me.email);
  await signInAs(me.id);
  await page.goto('/my-games');
  const offers = page.getByRole('list', { name: 'Invites to your e-mail address' });
  const offerOf = (name: string) => offers.getByRole('listitem').filter({ hasText: name });
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offerOf(strange.group.name)).toContainText('Someone invited you with this address.');
  await expectAccessible();
  await offerOf(strange.group.name).getByRole('button', { name: 'Not me' }).click();
  await expect(offers.getByRole('listitem')).toHaveCount(1);
  await offerOf(wanted.group.name).getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: wanted.group.name })).toBeVisible();
  const groups = await db.groupMember.findMany({ where: { userId: me.id } });
  expect(groups.map(({ groupId }) => groupId)).toEqual([wanted.group.id]);
});

test('says no on the page of the link', { tag: '@desktop' }, async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  const { token } = await createOffer(me.email);
  await signInAs(me.id);
  await page.goto(`/join/${token}`);
  await expect(page.getByText('Someone invited you with this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Not me' }).click();
  await expect(page).not.toHaveURL(/\/join\//);
  await page.goto(`/join/${token}`);
  await expect(page.getByRole('button', { name: 'Not me' })).toHaveCount(0);
});

test('a group is handed over once the other person says yes', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser();
  const group = await createGroup();
  const { id } = await addMember(group.id, me.id);
  await db.groupMember.update({ where: { id }, data: { askedToLeadAt: new Date() } });
  await signInAs(me.id);
  await page.goto(`/group/${group.id}`);
  const offer = page.getByRole('region', { name: /^Will you run/ });
  await expect(offer).toBeVisible();
  await expectAccessible();
  await offer.getByRole('button', { name: 'Yes, I will' }).click();
  await expect(offer).toHaveCount(0);
  const { creatorId } = await db.group.findUniqueOrThrow({ where: { id: group.id } });
  expect(creatorId).toBe(me.id);
});
