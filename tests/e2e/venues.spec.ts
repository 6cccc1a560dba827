import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { GULBERG } from '@/tests/factories/places';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { openFilters } from './pages/sheets';
import { confirmPlace, openAsMember } from './pages/venues';

const picture = async () => ({
  name: 'court.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#286' } })
    .jpeg()
    .toBuffer(),
});

test('a venue is added with map, picture and captcha, then reviewed, edited and deleted', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const [adder, reviewer] = await Promise.all([
    createOnboardedUser({ name: 'Adder Khan' }),
    createOnboardedUser({ name: 'Reviewer Malik', firstName: 'Reviewer' }),
  ]);
  const name = `Nets ${uniqueText()}`;
  await signInAs(adder.id);
  await openAsMember(page, '/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(dialog.getByText('Please enter a venue name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible();

  await dialog.getByLabel('Name').fill(name);
  await confirmPlace(page);
  await expect(dialog.getByLabel('Address')).toHaveValue(/Gulberg/);
  await dialog.getByRole('checkbox', { name: 'Badminton', exact: true }).check();
  await dialog.locator('input[type=file]').setInputFiles(await picture());
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(
    dialog.getByText('Please complete captcha verification to upload images'),
  ).toBeVisible();
  await dialog.locator('altcha-widget input[type=checkbox]').click({ force: true });
  await expect(dialog.locator('[data-captcha-state=verified]')).toBeVisible();
  await expect(
    dialog.getByText('Please complete captcha verification to upload images'),
  ).toBeHidden();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  // The viewer's own venue cannot be reviewed.
  await expect(page.getByText(/Played here\?/)).toBeHidden();
  await page.getByRole('link', { name: 'Open picture 1 of 1' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible();

  const near = await page.request.get(
    `/api/venues/nearby?latitude=${GULBERG.latitude}&longitude=${GULBERG.longitude}&search=${encodeURIComponent(name)}`,
  );
  expect(await near.json()).toMatchObject([{ id, name }]);

  await signInAs(reviewer.id);
  await openAsMember(page, `/venue/${id}`);
  await page.getByRole('button', { name: 'Write Review' }).click();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  await page.getByRole('radio', { name: '4 of 5 stars' }).check();
  await page.getByLabel('Comment').fill('Even bounce, kind people.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Even bounce, kind people.')).toBeVisible();
  await expect(page.getByText('4.0').first()).toBeVisible();

  const guest = await browser.newContext({ baseURL });
  const guestPage = await guest.newPage();
  await guestPage.goto(`/venue/${id}`);
  await expect(guestPage.getByText('4.0').first()).toBeVisible();
  await expect(guestPage.getByText('Reviewer', { exact: true })).toBeVisible();
  await expect(guestPage.getByText('Malik')).toBeHidden();
  const stars = guestPage.getByRole('list', { name: 'Ratings' });
  await expect(stars.getByRole('listitem')).toHaveCount(5);
  await expect(stars.getByText('4 stars: 1 review')).toBeAttached();
  await guest.close();

  await signInAs(adder.id);
  await openAsMember(page, `/venue/${id}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Venue' }).click();
  await page.waitForURL(`/venues/${id}/edit`);
  await page.getByLabel('Pricing').fill('Rs. 1,800 per hour');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`/venue/${id}`);
  await expect(page.getByText('Rs. 1,800 per hour')).toBeVisible();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Venue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Venue' }).click();
  await page.waitForURL('/venues');
  expect(await db.venue.count({ where: { id } })).toBe(0);
  expect((await page.request.get(`/venue/${id}`)).status()).toBe(404);
});

test('the URL keeps the filters, and a guest can use the list', async ({
  page,
  expectAccessible,
}) => {
  const name = `Hall ${uniqueText()}`;
  await createVenue({ name, sports: ['Badminton'], area: 'Model Town' });
  await page.goto('/venues?city=Lahore&area=Model%20Town&sport=7');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible();
  await openFilters(page);
  await page.getByLabel('Sport', { exact: true }).selectOption('Golf');
  await expect(page).toHaveURL(/sport=9/);
  await expect(page.getByRole('link', { name })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Model Town');
  await page.getByRole('link', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/venues');
});

test('a venue’s page has structured data, and guests get no actions', async ({
  page,
  expectAccessible,
}) => {
  const venue = await createVenue({ name: `Courts </script> ${uniqueText()}` });
  await createVenueReview(venue.id, { rating: 5 });
  await page.goto(`/venue/${venue.id}`);
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'SportsActivityLocation',
    name: venue.name,
    aggregateRating: { ratingValue: 5, reviewCount: 1 },
  });
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign in to review' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/venue/${venue.id}`)),
  );
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    new RegExp(`destination=${venue.latitude},${venue.longitude}$`),
  );
  const card = await page.request.get(`/venue/${venue.id}/card.png`);
  expect(card.headers()['content-type']).toBe('image/png');
  await expectAccessible();
  for (const path of ['/venues/lahore/cricket', '/venues']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const drawn = await page.request.get(new URL(image ?? '').pathname);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  await page.goto('/venue/2000000000');
  await expect(page.getByText('Venue not found')).toBeVisible();
});

test('a phone shows a venue’s picture, name, price, hours and sports before its address', async ({
  page,
  signInAs,
}) => {
  const venue = await createVenue({ name: `Yard ${uniqueText()}`, sports: ['Paddle'] });
  await createVenueReview(venue.id, { rating: 5 });
  const week = Array.from({ length: 7 }, (_, day) => ({
    day: day + 1,
    opens: '06:00',
    closes: '05:00',
  }));
  await db.venue.update({
    where: { id: venue.id },
    data: { pricing: 'Rs. 900', openingHours: week },
  });
  const { id } = await createOnboardedUser();
  for (const isMember of [false, true]) {
    if (isMember) await signInAs(id);
    await page.goto(`/venue/${venue.id}`);
    const parts = [
      page.locator('.venue-cover'),
      page.getByRole('heading', { level: 1, name: venue.name }),
      page.getByText('Rs. 900'),
      page.locator('[data-change]'),
      page.getByRole('list', { name: 'Sports' }),
    ];
    await expect(page.locator('[data-change]')).toHaveText(/^(until|opens) 0[56]:00$/);
    const tops: number[] = [];
    for (const part of parts) {
      const box = await part.boundingBox();
      tops.push(box?.y ?? 0);
      expect((box?.y ?? 900) + Math.min(box?.height ?? 0, 40), 'in the first screen').toBeLessThan(
        page.viewportSize()?.height ?? 0,
      );
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const address = await page.getByText(venue.address).first().boundingBox();
    expect(address?.y).toBeGreaterThan(tops.at(-1) ?? 0);
  }
  // What is rarely used is in a menu.
  await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0);
  await page.getByRole('button', { name: /^More about the review of/ }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('form errors are shown at their fields, and other input is kept', async ({
  page,
  signInAs,
}) => {
  const { id } = await createOnboardedUser();
  await signInAs(id);
  await openAsMember(page, '/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  const name = `Refused ${uniqueText()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('1 Nowhere Lane');
  await dialog.getByLabel('Website').fill('javascript:alert(1)');
  await dialog.getByRole('checkbox', { name: 'Golf', exact: true }).check();
  const files = dialog.locator('input[type=file]');
  const jpeg = await picture();
  await files.setInputFiles([
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { ...jpeg, buffer: Buffer.concat([jpeg.buffer, Buffer.alloc(11 << 20)]) },
  ]);
  await expect(
    page.getByText('Some files were skipped. Only images under 10MB are allowed.').first(),
  ).toBeVisible();
  await files.setInputFiles(Array.from({ length: 6 }, () => jpeg));
  await expect(page.getByText('At most 5 images are kept.').first()).toBeVisible();
  await expect(dialog.getByLabel(/^Caption of picture/)).toHaveCount(5);
  for (let left = 5; left > 1; left -= 1) {
    await dialog.getByRole('button', { name: `Remove picture ${left}` }).click();
  }
  await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(dialog.locator('[data-captcha-state]')).toBeHidden();
  // Its declared type is an image, its bytes are not: it is rejected.
  await files.setInputFiles([
    jpeg,
    { ...jpeg, name: 'fake.jpg', buffer: Buffer.from('MZ, but named like a picture') },
  ]);
  await expect(page.getByText('Please select an image file').first()).toBeVisible();
  await expect(dialog.getByLabel(/^Caption of picture/)).toHaveCount(1);
  await dialog.locator('altcha-widget input[type=checkbox]').click({ force: true });
  await expect(dialog.locator('[data-captcha-state=verified]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(
    dialog.getByText('Website must be an address like https://example.com'),
  ).toBeVisible();
  // The captcha remains solved after an unrelated refusal.
  await expect(dialog.locator('[data-captcha-state=verified]')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Address')).toHaveValue('1 Nowhere Lane');
  await expect(dialog.getByRole('checkbox', { name: 'Golf', exact: true })).toBeChecked();
  expect(await db.venue.count({ where: { name } })).toBe(0);
  await dialog.getByLabel('Website').fill('');
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  expect(await db.venue.count({ where: { name, images: { some: {} } } })).toBe(1);
});

test('a suggested correction reaches the owner, who applies it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [owner, helper] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  const venue = await createVenue({ addedById: owner.id });
  await signInAs(helper.id);
  await openAsMember(page, `/venue/${venue.id}`);
  await page.getByRole('button', { name: `More about ${venue.name}` }).click();
  await page.getByRole('menuitem', { name: 'Suggest an edit' }).click();
  const dialog = page.getByRole('dialog', { name: /Suggest an edit/ });
  await dialog.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(dialog.getByText('Please say what should be changed')).toBeVisible();
  await dialog.getByLabel('Website').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(dialog.getByText(/Website must be an address/)).toBeVisible();
  await dialog.getByLabel('Website').fill('ground.example');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(dialog).toBeHidden();

  await signInAs(owner.id);
  await openAsMember(page, `/venue/${venue.id}`);
  await expect(page.getByRole('heading', { name: 'Suggestions for this venue' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Apply: suggestion for ${venue.name}` }).click();
  await expect(page.getByRole('link', { name: /ground\.example/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suggestions for this venue' })).toBeHidden();
});

test('an admin merges two listings, and the old URL redirects to the remaining one', {
  tag: '@desktop',
}, async ({ page, signInAs, expectAccessible }) => {
  const admin = await createOnboardedUser({ isAdmin: true });
  const word = uniqueText();
  const kept = await createVenue({ name: `${word} Ground` });
  const gone = await createVenue({ name: `${word} Cricket Ground` });
  await createVenueReview(gone.id, { rating: 5 });
  await signInAs(admin.id);
  await page.goto('/system-admin?tab=places');
  await page.getByRole('searchbox', { name: 'Search all venues' }).fill(word);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // Only these two: others in the list may already be verified.
  await expect(page.getByRole('button', { name: /^Merge / })).toHaveCount(2);
  await page.getByRole('button', { name: `Verify ${kept.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Merge ${gone.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge: ${gone.name}` });
  await dialog.getByRole('searchbox').fill(word);
  await dialog.getByRole('radio', { name: new RegExp(kept.name) }).check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Merge ${gone.name}` })).toBeHidden();
  const old = await page.request.get(`/venue/${gone.id}`, { maxRedirects: 0 });
  // Next writes the header twice, for the cached page and for the response; browsers treat two equal ones as one.
  const places = new Set(old.headers().location?.split(', '));
  expect([old.status(), ...places]).toEqual([308, `/venue/${kept.id}`]);
  await page.goto(`/venue/${gone.id}`);
  await expect(page).toHaveURL(`/venue/${kept.id}`);
  await expect(page.getByText('5.0').first()).toBeVisible();
});

test('map code is loaded only when a map is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.url());
  });
  const withMap = async () => {
    const bodies = await Promise.all(
      [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()),
    );
    return bodies.filter((body) => body.includes('leaflet-container')).length;
  };
  const venue = await createVenue();
  await page.goto(`/venue/${venue.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await withMap()).toBe(0);
  await page.goto('/venues');
  const phone = page.getByRole('link', { name: 'Map', exact: true });
  await page.waitForLoadState('load');
  // On a wide screen the map is open beside the list from the start.
  if (await phone.isVisible()) {
    expect(await withMap()).toBe(0);
    await phone.click();
  }
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(await withMap()).toBeGreaterThan(0);
});
