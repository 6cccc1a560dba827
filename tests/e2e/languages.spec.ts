import { db } from '@/lib/platform/db/client';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { chooseLanguage } from '@/lib/users/service/change-settings';
import { connect } from '@/tests/factories/connections';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';

test.describe('a browser in Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('opens a guest’s link in Urdu, and the other language is one press away', async ({
    page,
    expectAccessible,
  }) => {
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
        const response = await page.request.get(path);
        expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
        return response.body();
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

test('links of a member’s page in Urdu lead to pages in Urdu, without loading the document again', async ({
  page,
  signInAs,
}) => {
  await signInAs((await createOnboardedUser()).id);
  const venue = await createVenue({ name: `Canal ${uniqueText(8)}` });
  // A browser in English is redirected to English, so the language is chosen here as by the switch.
  await page.goto('/privacy');
  const { origin: url } = new URL(page.url());
  await page.context().addCookies([{ name: 'language', value: 'ur', url }]);
  await page.goto(`/ur/venue/${venue.id}`);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator('main a[href="/ur/venues"]').first().click();
  await expect(page).toHaveURL(/\/ur\/venues$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0600-\u06ff]/);
  // The placeholder is where Urdu text begins.
  await expect(page.getByRole('searchbox').first()).toHaveCSS('direction', 'rtl');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(venue.name);
  await expect(page.locator('body[data-same]')).toBeAttached();
  // Parameters of a page are read from the address, which has one more segment.
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
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
      });
      // Fetched once more: the browser may have dropped the body of a response meanwhile.
      const known = new Map<string, Promise<string>>();
      const read = (url: string) => {
        const body = known.get(url) ?? page.request.get(url).then((response) => response.text());
        known.set(url, body);
        return body;
      };
      // The others load none.
      for (const path of ['/test-group']) {
        scripts.clear();
        await page.goto(path, { waitUntil: 'networkidle' });
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        const loaded = (await Promise.all([...scripts].map(read))).join();
        const ids = loaded.match(/(?<=\(")(?:components|lib)\/[\w/-]*texts(?=",)/g) ?? [];
        expect(ids, path).toContain('components/layout/texts');
        const readSpoken = () =>
          page.evaluate((own) => {
            const language = (
              window as unknown as Record<symbol, { sources: Record<string, object> }>
            )[Symbol.for('maidan.language')];
            return Object.keys(language?.sources[own] ?? {});
          }, code);
        // A script may have arrived and not run yet.
        await expect
          .poll(
            async () => {
              const spoken = await readSpoken();
              return [...new Set(ids)].filter((id) => !spoken.includes(id));
            },
            { message: path },
          )
          .toEqual([]);
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

test('a member’s choice holds on every page and for answers of the server', async ({
  page,
  signInAs,
}) => {
  const { id } = await createOnboardedUser();
  const { id: friend } = await createOnboardedUser();
  await connect(id, friend);
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
  await page.goto('/profile?tab=connections');
  await expect(page.getByRole('article').getByText('گلبرگ، لاہور')).toBeVisible();
});

const ORIGIN = (url: string) => ({ origin: new URL(url).origin });

test('a choice made on another device holds here from the next page on', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const [user, venue] = await Promise.all([createOnboardedUser(), createVenue()]);
  const { actor } = await createActor(user);
  const html = page.locator('html');
  await signInAs(user.id);
  await page.goto('/discover');
  await expect(html).toHaveAttribute('lang', 'en');
  await chooseLanguage(actor, 'ur');
  // The open tab receives the event. Within the app only a part of a page is fetched, so it reloads the whole one.
  const paths = ['/messages', '/groups'];
  await expect(async () => {
    const [path = '/'] = paths.reverse();
    const link = page.getByRole('navigation').locator(`a[href="${path}"]`);
    await link.filter({ visible: true }).first().click();
    await expect(html).toHaveAttribute('lang', 'ur', { timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/(?:groups|messages)$/);
  await chooseLanguage(actor, 'en');
  await page.goto('/bookings?tab=requests');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/bookings\?tab=requests$/);
  // Public pages are the same for all; the language of the account applies.
  await chooseLanguage(actor, 'ur');
  await page.goto(`/venue/${venue.id}`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`/ur/venue/${venue.id}$`));
  await expect(html).toHaveAttribute('lang', 'ur');
});
