import type { Locator } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { createTown, deck, openDiscover, topCard } from './pages/discover';
import { createFinger } from './pages/finger';
import { expectLive, nothingElsewhere, toast } from './pages/people';
import { openBeforeScripts } from './pages/slow-connection';

/** The element's position once it is stable: lists that load above it move it. */
async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.page().waitForLoadState('networkidle');
  const measure = async () => JSON.stringify(await locator.boundingBox());
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await measure();
        const stays = now === before;
        before = now;
        return stays;
      },
      { intervals: [150] },
    )
    .toBe(true);
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The response arrives after the animation, so the result is read from the database. */
const likesOf = (userId: number) =>
  db.match.findMany({ where: { user1Id: userId }, select: { user2Id: true, isSuper: true } });

test.describe('Discover', () => {
  test('shows groups, players and places nearby, nearest first', { tag: '@both' }, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const { me, centre, people } = await createTown(['Bilal Ahmed', 'Sara Khan']);
    const creator = people[0]?.id;
    await createGroup({
      name: 'Tape-Ball League',
      at: centre,
      creatorId: creator,
      maxMembers: 8,
    });
    const venue = await createVenue({
      name: 'Island Courts',
      at: pointAway(centre, 2),
      sports: ['Tennis', 'Badminton', 'Cricket'],
      amenities: ['Parking', 'Showers', 'Lighting', 'WiFi'],
      addedById: creator,
    });
    await createVenueReview(venue.id, { rating: 4 });
    await signInAs(me.id);
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Games near you',
      'Active Groups Near You',
      'Find Players',
      'Places to Play',
    ]);
    const group = page.getByRole('article').filter({ hasText: 'Tape-Ball League' });
    await expect(group).toContainText('by Bilal Ahmed');
    await expect(group).toContainText('1 member');
    await expect(group).toContainText('7 spots left');
    await expect(topCard(page)).toContainText('Bilal Ahmed');
    await expect(topCard(page)).toContainText(/1\skm or less|2\skm/);
    const place = page.getByRole('article').filter({ hasText: 'Island Courts' });
    await expect(place).toContainText('4.0');
    await expect(place).toContainText('+2');
    await expect(place.getByRole('list', { name: 'Sports' }).getByRole('listitem')).toHaveText([
      'Tennis',
      'Badminton',
    ]);
    const map = place.getByRole('link', { name: /on a map/ });
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('href', new RegExp(`query=${venue.latitude}`));
    await expect(page.getByRole('link', { name: 'View All' })).toHaveCount(3);
    await expectAccessible();

    // On a narrow phone each link is in the line of its heading, aligned with the edge of its section.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const title of ['Active Groups Near You', 'Places to Play']) {
      const section = page.getByRole('region', { name: title, exact: true });
      // The new size reaches the page a frame later.
      await expect(async () => {
        const boxes = await Promise.all(
          [
            section,
            section.getByRole('heading', { name: title, exact: true }),
            section.getByRole('link', { name: /^View All/ }),
          ].map((part) => part.boundingBox()),
        );
        const [whole, heading, link] = boxes.map(
          (box) => box ?? { x: 0, y: 0, width: 0, height: 0 },
        );
        if (!whole || !heading || !link) throw new Error('a part has no box');
        // Its touch padding of 8 px extends beyond the section.
        expect(link.x + link.width - 8).toBeCloseTo(whole.x + whole.width, 0);
        expect(link.y + link.height / 2).toBeCloseTo(heading.y + heading.height / 2, 0);
        expect(heading.x).toBeCloseTo(whole.x, 0);
        expect(heading.x + heading.width).toBeLessThanOrEqual(link.x);
      }).toPass();
    }
  });

  test('offers next steps when nothing is nearby', async ({ page, signInAs, expectAccessible }) => {
    const { me, centre } = await createTown([]);
    await nothingElsewhere(page);
    await signInAs(me.id);
    await openDiscover(page);
    // The server rendered results from elsewhere; around the device's position the lists are fetched again.
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(pointAway(centre, 5));
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('link', { name: 'Create Group' })).toHaveAttribute(
      'href',
      '/groups',
    );
    await expect(page.getByRole('heading', { name: 'No more users' })).toBeVisible();
    await expectAccessible();
  });

  test('skips, likes and undoes with the keyboard, and announces it', { tag: '@desktop' }, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const { me, people } = await createTown(['Bilal', 'Sara', 'Omar']);
    const [bilal, sara, omar] = people;
    await db.match.create({ data: { user1Id: sara?.id ?? 0, user2Id: me.id } });
    await signInAs(me.id);
    await openDiscover(page);
    await deck(page).focus();
    // Without a photo: the court of their sport. What the two share is said.
    await expect(topCard(page).locator('.line-up .face')).toHaveText('B');
    await expect(topCard(page)).toContainText('You both play Cricket at');

    await page.keyboard.press('ArrowLeft');
    await expect(topCard(page)).toContainText('Sara');
    await expect(deck(page).getByRole('status')).toHaveText('Skipped Bilal. Next: Sara.');
    await page.keyboard.press('Backspace');
    await expect(topCard(page)).toContainText('Bilal');

    await page.keyboard.press('ArrowRight');
    const popup = page.getByRole('dialog', { name: "It's a Match!" });
    await expect(popup).toContainText('You and Bilal both want to play Cricket');
    await expect(popup).not.toContainText('liked you too');
    // The first match asks for a photo, the next ones do not.
    await expect(popup.getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expectAccessible();
    await popup.getByRole('button', { name: 'Keep Swiping' }).click();
    await expect(popup).toBeHidden();
    await expect(deck(page)).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await expect(popup).toContainText('Sara liked you too');
    await expect(popup.getByRole('link', { name: 'Add a photo' })).toHaveCount(0);
    // The popup announces it; the notification is in the list and shows no toast.
    await expect(page.locator('button[aria-label^="Notifications, "]')).toBeAttached();
    await expect(toast(page, "It's a Match!")).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(deck(page).getByRole('button', { name: 'Undo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await likesOf(me.id)).map((like) => like.user2Id)).toEqual([bilal?.id, sara?.id]);

    await page.keyboard.press('ArrowLeft');
    await expect(toast(page, 'No more users')).toContainText(
      'Check back later for more players in your area!',
    );
    await expect(deck(page)).toBeFocused();
    const where = { userId: me.id, skippedId: omar?.id };
    await expect.poll(() => db.skip.count({ where })).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No more users' })).toBeVisible();
  });

  test('allows one super like a day, and returns the second card with the reason', async ({
    page,
    signInAs,
  }) => {
    const { me, people } = await createTown(['Bilal', 'Sara']);
    await signInAs(me.id);
    await openDiscover(page);
    await deck(page).getByRole('button', { name: 'Super like' }).click();
    await expect(toast(page, 'Super Like sent!')).toContainText('You super liked Bilal');
    await page.getByRole('button', { name: 'Keep Swiping' }).click();
    await deck(page).getByRole('button', { name: 'Super like' }).click();
    await expect(toast(page, 'You have used your super like for today.')).toBeVisible();
    await expect(topCard(page)).toContainText('Sara');
    expect(await likesOf(me.id)).toEqual([{ user2Id: people[0]?.id, isSuper: true }]);
  });

  test('decides by dragging, and springs back when released halfway', { tag: '@desktop' }, async ({
    page,
    signInAs,
  }) => {
    const { me } = await createTown(['Bilal', 'Sara']);
    await signInAs(me.id);
    await openDiscover(page);
    await deck(page).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(topCard(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 20 });
    await page.mouse.move(x - 20, y, { steps: 10 });
    await page.mouse.up();
    await expect(topCard(page)).toContainText('Bilal');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 160, y, { steps: 10 });
    await page.mouse.up();
    await expect(topCard(page)).toContainText('Sara');
  });

  test('keeps what was typed before hydration', async ({ page, signInAs }) => {
    const { me } = await createTown(['Bilal', 'Sara']);
    await signInAs(me.id);
    const scriptsArrive = await openBeforeScripts(page, '/');
    await page.getByRole('searchbox').fill('sara');
    await scriptsArrive();
    await expectLive(page.getByRole('searchbox'));
    await expect(page.getByRole('searchbox')).toHaveValue('sara');
    await expect(topCard(page)).toContainText('Sara');
  });

  test('switches to the device’s location', async ({ page, context, signInAs }) => {
    const { me } = await createTown(['Bilal']);
    const there = await createTown(['Sara']);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(there.centre);
    await signInAs(me.id);
    await openDiscover(page);
    await expect(topCard(page)).toContainText('Bilal');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Near where you are now')).toBeVisible();
    await expect(topCard(page)).toContainText(/Hina|Sara/);
    await expect(deck(page).getByText('Bilal')).toHaveCount(0);
  });

  test('filters players by text and sport, and places by text', async ({ page, signInAs }) => {
    const { me, centre, people } = await createTown(['Bilal', 'Sara']);
    const golfer = await createOnboardedUser({
      at: pointAway(centre, 4),
      name: 'Omar',
      play: [{ name: 'Golf' }],
    });
    const addedById = people[0]?.id;
    await createVenue({ name: 'North Nets', at: centre, amenities: ['Showers'], addedById });
    await createVenue({ name: 'South Nets', at: centre, amenities: ['WiFi'], addedById });
    await signInAs(me.id);
    await openDiscover(page);

    const search = page.getByRole('searchbox');
    await search.fill('SARA');
    await expect(topCard(page)).toContainText('Sara');
    await search.fill('showers');
    await expect(page.getByRole('heading', { name: 'North Nets' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'South Nets' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'No players found' })).toBeVisible();
    await page.getByRole('region', { name: 'Find Players' }).getByText('Clear search').click();
    await expect(search).toHaveValue('');
    await expect(topCard(page)).toContainText('Bilal');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Find Players' })).toBeFocused();

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Golf' }).click();
    await expect(page.getByRole('button', { name: 'Swimming' })).toBeHidden();
    await expect(topCard(page)).toContainText(golfer.name ?? '');
    await page.getByRole('button', { name: 'All Sports', exact: true }).click();
    await expect(topCard(page)).toContainText('Bilal');
    await expect(
      page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Cricket' }),
    ).toHaveAttribute('href', /^\/sport\/\d+$/);
  });

  test('shows an error for a list that fails, and can retry', async ({
    page,
    context,
    signInAs,
    expectAccessible,
  }) => {
    const { me, centre } = await createTown(['Bilal']);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(pointAway(centre, 1));
    await signInAs(me.id);
    await openDiscover(page);
    const lists = /\/api\/(users|venues|groups)\//;
    await page.route(lists, (route) => route.fulfill({ status: 500, body: '{}' }));
    // A toast lives for five seconds, which a busy machine may spend on the click itself.
    await Promise.all([
      expect(toast(page, 'Location updated')).toBeVisible(),
      page.getByRole('button', { name: 'Use my location' }).click(),
    ]);
    for (const noun of ['users', 'venues', 'groups']) {
      await expect(page.getByText(`Failed to fetch nearby ${noun}`)).toBeVisible();
    }
    await expectAccessible();
    await page.unroute(lists);
    await page
      .getByRole('region', { name: 'Find Players' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await expect(topCard(page)).toContainText('Bilal');
  });

  test('says why the device’s location is not available', async ({ page, signInAs }) => {
    const { me } = await createTown([]);
    await signInAs(me.id);
    await openDiscover(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Location access denied.')).toHaveText(
      'Location access denied. Please enable location permissions in your browser settings.',
    );
  });
});

test('Discover has no layout shift after loading, even with results from elsewhere', async ({
  page,
  signInAs,
}) => {
  const { me, centre, people } = await createTown(['Bilal']);
  // Neither groups nor venues are nearby: the row above the deck shows those from elsewhere.
  await createGroup({ at: pointAway(centre, 400), creatorId: people[0]?.id });
  await signInAs(me.id);
  const release = await openBeforeScripts(page, '/');
  const before = await topCard(page).boundingBox();
  await release();
  await expectLive(page.getByRole('searchbox'));
  await page.waitForLoadState('networkidle');
  expect(await topCard(page).boundingBox()).toEqual(before);
});

test.describe('Discover by touch', () => {
  test.use({ hasTouch: true });

  test('follows the finger: swiping aside skips, flinging up is a super like', async ({
    page,
    signInAs,
  }) => {
    const { me, people } = await createTown(['Bilal', 'Sara']);
    await signInAs(me.id);
    await openDiscover(page);
    await deck(page).scrollIntoViewIfNeeded();
    const finger = await createFinger(page);
    const { x, y } = await middleOf(topCard(page));
    await finger.down(x, y);
    await finger.moveTo(x - 180, y);
    await finger.up();
    await expect(topCard(page)).toContainText('Sara');
    // The previous card is still leaving: the next one accepts no touch until it is on top.
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(moving).toBe(0);
    // Lists that load above the deck may have moved it since.
    const next = await middleOf(topCard(page));
    // Checked on every frame: a finger that waits much longer counts as a long press.
    const lifted = page.waitForFunction(() => document.querySelector('[data-lifted]'));
    await finger.down(next.x, next.y);
    await lifted;
    await finger.moveTo(next.x, next.y - 220);
    await finger.up();
    await expect(toast(page, 'Super Like sent!')).toContainText('You super liked Sara');
    expect(await likesOf(me.id)).toEqual([{ user2Id: people[1]?.id, isSuper: true }]);
  });
});
