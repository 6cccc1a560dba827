import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { somewhere } from './pages/people';

test('a woman who keeps to women is gone for men, and named by her first name in a shared group', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const sara = await createOnboardedUser({ at, name: 'Sara Khan', gender: 'female' });
  const hina = await createOnboardedUser({ at, name: 'Hina Shah', gender: 'female' });
  const ali = await createOnboardedUser({ at, name: 'Ali Raza', gender: 'male' });
  const group = await createGroup({ at, creatorId: ali.id, memberIds: [sara.id, hina.id] });

  await signInAs(sara.id);
  await page.goto('/profile?tab=settings');
  const womenOnly = page.getByRole('switch', { name: 'Women only' });
  const saved = page.waitForResponse(/\/settings$/);
  await womenOnly.check();
  await saved;

  await signInAs(ali.id);
  await page.goto(`/group/${group.id}?tab=members`);
  await expect(page.getByText('Sara', { exact: true })).toBeVisible();
  await expect(page.getByText('Sara Khan')).toHaveCount(0);
  expect((await page.goto(`/user/${sara.id}`))?.status()).toBe(404);

  await signInAs(hina.id);
  await page.goto(`/user/${sara.id}`);
  await expect(page.getByRole('heading', { name: 'Sara Khan', exact: true })).toBeVisible();
});
