import type { BrowserContext, Locator, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { createCoach } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser, SOME_PASSWORD_HASH } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { NARROW, openLayer, startWalk } from './pages/pseudo';

test.describe('a browser in Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('opens a guest’s link in Urdu, and the other language is one press away', {
    tag: '@phone',
  }, async ({ page, expectAccessible }) => {
    const venue = await createVenue({ name: 'Canal Court' });
    await page.goto(`/venue/${venue.id}`);
    await expect(page).toHaveURL(new RegExp(`/ur/venue/${venue.id}$`));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ur');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Canal Court');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/ur/venue/${venue.id}$`),
    );
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
      'href',
      new RegExp(`:\\d+/venue/${venue.id}$`),
    );
    // A shared link has a picture in its own language, and the app is installed in it.
    const image = page.locator('meta[property="og:image"]');
    await expect(image).toHaveAttribute('content', new RegExp(`/ur/venue/${venue.id}/card.png$`));
    const pictures = await Promise.all(
      [`/ur/venue/${venue.id}/card.png`, `/venue/${venue.id}/card.png`].map(async (path) => {
        const answer = await page.request.get(path);
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
        return answer.body();
      }),
    );
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveAttribute('href', /\/ur\/manifest.webmanifest$/);
    const installed: unknown = await (await page.request.get('/ur/manifest.webmanifest')).json();
    expect(installed).toMatchObject({ id: '/', lang: 'ur', dir: 'rtl' });
    await expectAccessible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+/venue/${venue.id}$`));
    await expect(html).toHaveAttribute('lang', 'en');
    // The choice outlasts the browser's own language.
    await page.goto('/ur/coaching');
    await expect(page).toHaveURL(/:\d+\/coaching$/);
  });
});

test('links of a page in Urdu lead to pages in Urdu, without loading the document again', async ({
  page,
}) => {
  const venue = await createVenue({ name: `Canal ${uniqueText(8)}` });
  // A browser in English is led to English, so the language is chosen here as in the switch.
  await page.goto('/');
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/ur$/);
  await page.goto(`/ur/venue/${venue.id}`);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator('main a[href="/ur/venues"]').first().click();
  await expect(page).toHaveURL(/\/ur\/venues$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0600-\u06ff]/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(venue.name);
  await expect(page.locator('body[data-same]')).toBeAttached();
  // Parameters of a page are read from the address, which has one more part.
  await page.goto(`/ur/venues?search=${encodeURIComponent(venue.name)}`);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator(`main a[href="/ur/venue/${venue.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/ur/venue/${venue.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(venue.name);
  await expect(page.locator('body[data-same]')).toBeAttached();
});

for (const code of LANGUAGE_CODES.filter((each) => each !== ENGLISH)) {
  test.describe(`a guest’s page in ${LANGUAGES[code].name}`, () => {
    test.use({ locale: new Intl.Locale(LANGUAGES[code].tag).baseName });

    test('has the words of every text that it loads by itself', { tag: '@desktop' }, async ({
      page,
    }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
      });
      const [venue, group] = await Promise.all([createVenue(), createGroup()]);
      const game = await createGame({ groupId: group.id });
      for (const path of [
        '/venues',
        `/venue/${venue.id}`,
        '/venues/lahore/cricket',
        '/games',
        `/game/${game.id}`,
        `/group/${group.id}`,
        '/coaching',
        '/test-group',
        '/privacy',
      ]) {
        scripts.length = 0;
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        const loaded = (await Promise.all(scripts)).join();
        const ids = loaded.match(/(?<=\(")(?:components|lib)\/[\w/-]*texts(?=",)/g) ?? [];
        expect(ids, path).toContain('components/layout/texts');
        const spoken = await page.evaluate((own) => {
          const language = (
            window as unknown as Record<symbol, { sources: Record<string, object> }>
          )[Symbol.for('maidan.language')];
          return Object.keys(language?.sources[own] ?? {});
        }, code);
        expect(
          [...new Set(ids)].filter((id) => !spoken.includes(id)),
          path,
        ).toEqual([]);
      }
    });
  });
}

test('an English page fetches no letters of Urdu, which the switch alone would need', {
  tag: '@desktop',
}, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'اردو' })).toBeVisible();
  expect(fonts).not.toEqual([]);
  expect(fonts.filter((url) => url.includes('naskh'))).toEqual([]);
});

test('a member’s choice holds on every page, for answers of the server, and on the next device', async ({
  page,
  signInAs,
}) => {
  const { id } = await createOnboardedUser();
  await signInAs(id);
  await page.goto('/discover');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/discover$/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'پیغامات' })).toBeVisible();
  const refused = await page.request.post('/api/groups', { data: {}, headers: ORIGIN(page.url()) });
  expect(JSON.stringify(await refused.json())).toMatch(/[\u0600-\u06ff]/);
  const { language } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { language: true },
  });
  expect(language).toBe('ur');
});

const ORIGIN = (url: string) => ({ origin: new URL(url).origin });

const SCREENS = {
  guest: [
    '/',
    '/venues',
    '/games',
    '/coaching',
    '/sports',
    '/privacy',
    '/test-group',
    '/sign-in',
    '/register',
    '/sign-in/check-your-mail',
    '/confirm-email',
    '/unsubscribe',
    '/venues/lahore/cricket',
    '/no/such/page',
  ],
  member: [
    '/discover',
    '/groups',
    '/players',
    '/venues',
    '/messages',
    '/my-games',
    '/bookings',
    '/coaching',
    '/profile',
    '/profile?tab=settings',
    '/profile?tab=connections',
    '/suggestions',
    '/sport/1',
    '/sports',
    '/coach-application',
    '/venue-application',
  ],
};

const readPseudo = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([{ name: 'language', value: 'xa', url: baseURL ?? '' }]);

/** Opens a page in the pseudo-language. */
async function openPseudo(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'xa');
  // Not by its role: an open chat hides the page from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  return page.locator('body');
}

for (const [who, paths] of Object.entries(SCREENS)) {
  test(`no screen of a ${who} has a text outside the catalogue or a clipped one`, async ({
    page,
    context,
    baseURL,
    signInAs,
  }) => {
    test.setTimeout(300_000);
    await readPseudo(context, baseURL);
    if (who === 'member') {
      await signInAs((await createOnboardedUser({ passwordHash: SOME_PASSWORD_HASH })).id);
    }
    const size = page.viewportSize() ?? NARROW;
    const walk = startWalk(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(size);
        await walk.look(path, () => openPseudo(page, path));
        await page.setViewportSize(NARROW);
        await walk.look(`${path} at 360 px`, async () => page.locator('body'));
      });
    }
    expect(walk.faults).toEqual([]);
  });
}

/** Where a dialog, sheet or menu is, and what is pressed to open it. */
type Opening = readonly [path: string, ...presses: string[]];

/** What a member finds to open. Names without three letters in a row are never taken for plain text. */
async function openings(): Promise<{ me: number; list: Opening[] }> {
  const me = await createOnboardedUser({ name: 'Jo Li', passwordHash: SOME_PASSWORD_HASH });
  const other = await createOnboardedUser({ name: 'Al Xu' });
  await connect(me.id, other.id);
  const [own, foreign] = await Promise.all([
    createGroup({ name: 'G 11', creatorId: me.id, memberIds: [other.id] }),
    createGroup({ name: 'G 12', creatorId: other.id }),
  ]);
  const [game, theirGame] = await Promise.all([
    createGame({ title: 'A 11', groupId: own.id, creatorId: me.id }),
    createGame({ title: 'A 12', groupId: foreign.id, creatorId: other.id }),
  ]);
  const [venue, theirVenue] = await Promise.all([
    createVenue({ name: 'No 11', addedById: me.id }),
    createVenue({ name: 'No 12', addedById: other.id }),
  ]);
  const coach = await createCoach({ name: 'Ed Oz' });
  const { id: chat } = await createConversation(me.id, other.id);
  await createMessage(chat, other.id, 'Ok');
  const list: Opening[] = [
    ['/discover', 'Account menu of…'],
    ['/discover', 'Notifications'],
    ['/discover', 'More'],
    ['/groups', 'Create Group'],
    [`/group/${own.id}`, 'Group menu'],
    [`/group/${own.id}`, 'Group menu', 'Edit Group'],
    [`/group/${own.id}`, 'Group menu', 'Delete Group'],
    [`/group/${own.id}?tab=members`, 'Invite people'],
    [`/group/${own.id}?tab=members`, 'What to do with…'],
    [`/group/${own.id}?tab=members`, 'What to do with…', 'Ban'],
    [`/group/${own.id}?tab=games`, 'Create Game'],
    [`/group/${foreign.id}`, 'Group menu', 'Report Group'],
    [`/game/${game.id}`, 'Game menu'],
    [`/game/${game.id}`, 'Game menu', 'Edit or Postpone'],
    [`/game/${game.id}`, 'Game menu', 'Duplicate'],
    [`/game/${game.id}`, 'Game menu', 'Cancel Game'],
    [`/game/${theirGame.id}`, 'Game menu', 'Report Game'],
    ['/venues', 'Add Venue'],
    [`/venue/${venue.id}`, 'More about…'],
    [`/venue/${venue.id}`, 'More about…', 'Mark as closed'],
    [`/venue/${venue.id}`, 'More about…', 'Delete Venue'],
    [`/venue/${theirVenue.id}`, 'More about…'],
    [`/venue/${theirVenue.id}`, 'More about…', 'Suggest an edit'],
    [`/coach/${coach.id}`, 'Book Session'],
    [`/coach/${coach.id}`, 'Message'],
    [`/coach/${coach.id}`, 'Report'],
    [`/coach/${coach.id}`, 'Block'],
    [`/user/${other.id}`, 'More about…'],
    [`/user/${other.id}`, 'More about…', 'Report…'],
    [`/user/${other.id}`, 'More about…', 'Block…'],
    [`/messages?to=${other.id}`],
    [`/messages?to=${other.id}`, 'Chat options'],
    [`/messages?to=${other.id}`, 'Chat options', 'Search in this chat'],
    ['/profile', 'Edit Profile'],
    ['/profile', 'Add a sport'],
    ['/profile?tab=settings', 'Change e-mail'],
    ['/profile?tab=settings', 'Change password'],
    ['/profile?tab=settings', 'Delete account'],
  ];
  return { me: me.id, list };
}

test('no dialog, sheet or menu has a text outside the catalogue or a clipped one', {
  tag: '@phone',
}, async ({ page, context, baseURL, signInAs }) => {
  test.setTimeout(300_000);
  const { me, list } = await openings();
  await readPseudo(context, baseURL);
  await signInAs(me);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(NARROW);
  const walk = startWalk(page);
  for (const [path, ...presses] of list) {
    const where = [path, ...presses].join(' > ');
    await test.step(where, () =>
      walk.look(where, async () => {
        await openPseudo(page, path);
        return openLayer(page, presses);
      }),
    );
  }
  expect(walk.faults).toEqual([]);
});
