import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { createTown, deck, openDiscover, topCard } from './pages/discover';
import { expectLive } from './pages/people';

test.describe('Discover', () => {
  test('a sport filters all three lists, is shown on every card and is kept in the URL', async ({
    page,
    signInAs,
  }) => {
    const { me, centre, people } = await createTown(['Bilal']);
    const addedById = people[0]?.id;
    const golfer = await createOnboardedUser({
      at: pointAway(centre, 4),
      name: 'Omar',
      play: [{ name: 'Tennis' }, { name: 'Hockey' }, { name: 'Golf' }],
    });
    await createVenue({ name: 'Nets', at: centre, sports: ['Cricket'], addedById });
    await createVenue({
      name: 'Links',
      at: centre,
      sports: ['Tennis', 'Hockey', 'Golf'],
      addedById,
    });
    await createGroup({ name: 'Batters', at: centre, sport: 'Cricket', creatorId: golfer.id });
    await createGroup({ name: 'Swingers', at: centre, sport: 'Golf', creatorId: golfer.id });
    await signInAs(me.id);
    await openDiscover(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Golf' }).click();

    const expectGolf = async () => {
      await expect(page.getByRole('heading', { name: 'Swingers' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Batters' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Links' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Nets' })).toHaveCount(0);
      await expect(topCard(page).getByRole('list', { name: 'Plays' })).toContainText('Golf');
      const venue = page.getByRole('article').filter({ hasText: 'Links' });
      await expect(venue.getByRole('list', { name: 'Sports' })).toContainText('Golf');
    };
    await expectGolf();
    await expect(page).toHaveURL(/[?]sport=\d+$/);
    await page.reload();
    await expectGolf();

    // A tap on the card opens the profile, and Back restores the same list.
    await expectLive(page.getByRole('searchbox'));
    await page.getByRole('searchbox').fill('om');
    await expect(page).toHaveURL(/search=om/);
    await topCard(page).click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(`/user/${golfer.id}`);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('om');
    await expect(page.getByRole('heading', { name: 'Swingers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Batters' })).toHaveCount(0);
    await expect(topCard(page)).toContainText('Omar');
  });

  test('a double click decides on one person only, and arrow keys work without focusing the deck', {
    tag: '@desktop',
  }, async ({ page, signInAs }) => {
    const { me, people } = await createTown(['Bilal', 'Sara', 'Omar', 'Zara']);
    await signInAs(me.id);
    await openDiscover(page);
    const skip = deck(page).getByRole('button', { name: 'Skip' });
    await skip.dblclick();
    await expect(topCard(page)).toContainText('Sara');
    await page.getByRole('heading', { name: 'Find Players' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(topCard(page)).toContainText('Omar');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(deck(page).getByRole('status')).toHaveText('Skipped Sara. Next: Omar.');
    const where = { userId: me.id };
    await expect.poll(() => db.skip.count({ where })).toBe(2);
    const skipped = await db.skip.findMany({ where, orderBy: { skippedId: 'asc' } });
    expect(skipped.map(({ skippedId }) => skippedId)).toEqual([people[0]?.id, people[1]?.id]);
  });

  test('somebody far from everything sees the nearest results elsewhere', async ({
    page,
    signInAs,
  }) => {
    const { me, centre } = await createTown([]);
    const at = pointAway(centre, 60);
    const neighbour = await createOnboardedUser({ at, name: 'Nearest Neighbour' });
    await createGroup({ name: 'Nearest Group', at, creatorId: neighbour.id });
    await createVenue({ name: 'Nearest Court', at, addedById: neighbour.id });
    await signInAs(me.id);
    await openDiscover(page);
    for (const [noun, km] of [
      ['groups', 25],
      ['players', 10],
      ['places', 15],
    ]) {
      const sentence = `No ${noun} within ${km} km. These are the nearest elsewhere.`;
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Nearest Group' })).toBeVisible();
    await expect(topCard(page)).toContainText('Nearest Neighbour');
    await expect(page.getByRole('heading', { name: 'Nearest Court' })).toBeVisible();
  });
});
