import { pointAway } from '@/lib/platform/geo/distance';
import { sportId } from '@/prisma/rows/sports';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { expectLive, nothingElsewhere, somewhere, toast } from './pages/people';

test('suggestions give a reason, mark the first three as Top Match and offer to connect', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at, play: [{ name: 'Tennis' }, { name: 'Cricket' }] });
  const near = (name: string, km: number, extra: 'Cricket' | null = null) =>
    createOnboardedUser({
      name,
      at: pointAway(at, km),
      play: [{ name: 'Tennis' }, ...(extra ? [{ name: extra }] : [])],
    });
  const both = await near('Both Sports', 2, 'Cricket');
  for (const km of [3, 4, 5]) await near(`Person At ${km}`, km);
  await createOnboardedUser({
    name: 'Nothing Shared',
    at: pointAway(at, 1),
    play: [{ name: 'Golf' }],
  });
  await signInAs(me.id);
  await page.goto('/suggestions');
  const cards = page.getByRole('region', { name: 'Suggested players' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Both Sports');
  await expect(cards.first()).toContainText('2 sports in common, 2 km');
  await expect(cards.filter({ hasText: 'Top Match' })).toHaveCount(3);
  await expect(cards.nth(3)).not.toContainText('Top Match');
  await expectAccessible();

  const connect = cards.first().getByRole('button', { name: 'Connect with Both Sports' });
  await expectLive(connect);
  await connect.click();
  await expect(toast(page, 'Connection sent!')).toBeVisible();
  await expect(cards.first().getByRole('button', { name: /Request sent/ })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Suggestions' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: 'Both Sports' })).toHaveCount(0);
  await cards
    .first()
    .getByRole('link', { name: /^View Profile/ })
    .click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await page.goto(`/user/${both.id}`);
  const back = page.getByRole('button', { name: /^Request sent to Both Sports/ });
  await expectLive(back);
  await back.click();
  await expect(toast(page, 'Request taken back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect with Both Sports' })).toBeVisible();
});

test('without suggestions the page links to the profile', async ({ page, signInAs }) => {
  const me = await createOnboardedUser({ at: somewhere(), play: [] });
  await signInAs(me.id);
  await page.goto('/suggestions');
  await expect(page.getByRole('heading', { name: 'No suggestions available' })).toBeVisible();
  await page.getByRole('link', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a sport’s page lists groups, people, venues and coaches, and says when there are none', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at });
  await page.goto(`/sport/${sportId('Rugby')}`);
  await expect(page.getByText('Please sign in to view sport details.')).toBeVisible();
  await nothingElsewhere(page);
  await signInAs(me.id);
  await page.goto('/sports');
  for (const grid of ['Popular Sports', 'More Sports']) {
    await expect(page.getByRole('heading', { name: grid })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Rugby' }).click();
  await expect(page).toHaveURL(new RegExp(`/sport/${sportId('Rugby')}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Rugby' })).toBeVisible();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await expectLive(tab('Groups'));
  await expect(tab('Groups')).toHaveAttribute('aria-selected', 'true');
  for (const [name, empty] of [
    ['People', 'No players found'],
    ['Venues', 'No venues found'],
  ] as const) {
    await tab(name).click();
    await expect(page.getByRole('tabpanel').getByText(empty)).toBeVisible();
  }
  await tab('Coaching').click();
  await expect(page.getByRole('link', { name: 'Apply to Coach' })).toHaveAttribute(
    'href',
    '/coach-application',
  );

  const there = pointAway(at, 2);
  await createGroup({ creatorId: me.id, sport: 'Rugby', name: 'Ocean Ruckers', at: there });
  await createVenue({ name: 'Ocean Ground', sports: ['Rugby'], at: there });
  await createOnboardedUser({
    name: 'Prop Forward',
    at: there,
    play: [{ name: 'Rugby', skillLevel: 'expert' }],
  });
  await createGroup({ sport: 'Rugby', name: 'Distant Ruckers', at: pointAway(at, 90) });
  await page.goto(`/sport/${sportId('Rugby')}?tab=people`);
  await expect(page.getByRole('tabpanel')).toContainText('Prop Forward');
  // Header, tab and list must come from the same set.
  await expect(
    page.getByText('Players, groups and venues within 25 km, coaches everywhere'),
  ).toBeVisible();
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const name of ['Players', 'Groups', 'Venues']) {
    await expect(header.locator('dl > div').filter({ hasText: name })).toHaveText(`${name}1`);
  }
  for (const name of ['Groups (1)', 'People (1)', 'Venues (1)', 'Coaching (0)']) {
    await expect(tab(name)).toBeVisible();
  }
  await expectLive(tab('Groups'));
  await tab('Groups').click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('Ocean Ruckers');
  await page.getByRole('link', { name: 'Look further' }).click();
  await expect(page).toHaveURL(/within=any/);
  await expect(page.getByRole('tabpanel')).toContainText('Distant Ruckers');
  await expect(tab(/^Groups \((?!1\))/)).toBeVisible();
  await page.getByRole('link', { name: 'Only near me' }).click();
  await expect(tab('Groups (1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Group' })).toHaveAttribute('href', '/groups');
  await tab('Venues').click();
  await expect(page.getByRole('tabpanel')).toContainText('Ocean Ground');
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Discover' }).click();
  await expect(page).toHaveURL(/\/discover$/);
});

test('a sport’s page counts no cards from beyond its radius, and leads there and back', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at });
  await createGroup({ sport: 'Rugby', name: 'Distant Ruckers', at: pointAway(at, 90) });
  await signInAs(me.id);
  await page.goto(`/sport/${sportId('Rugby')}`);
  await expect(page.getByRole('tabpanel')).toContainText('Distant Ruckers');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Groups')).toBeVisible();
  await page.getByRole('link', { name: 'Look further' }).click();
  await expect(tab(/^Groups \([1-9]/)).toBeVisible();
  await page.getByRole('link', { name: 'Only near me' }).click();
  await expect(tab('Groups')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look further' })).toBeVisible();
});
