import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '@/lib/db/client';
import { GULBERG } from '@/tests/factories/places';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect as quickly, test } from './fixtures';

// Map, captcha and dialogs each fetch their code when first shown.
const expect = quickly.configure({ timeout: 40_000 });

const picture = async () => ({
  name: 'court.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#286' } })
    .jpeg()
    .toBuffer(),
});

/** The frame of public pages asks who looks; with the bell there the page is live. */
async function openAsMember(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
}

async function confirmPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select on map' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Venue Location' });
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(picker.getByText('Please select a location on the map.')).toBeVisible();
  await picker.getByLabel('Search address').fill('zzqx nowhere');
  await picker.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(picker.getByText(/Could not find the specified location/)).toBeVisible();
  await picker.getByLabel('Search address').fill('Gulberg, Lahore');
  await picker.getByLabel('Search address').press('Enter');
  await expect(picker.getByText(/Showing Gulberg/)).toBeVisible();
  const before = Number(await picker.getByLabel('Longitude').inputValue());
  const pin = picker.getByRole('button', { name: /move it with the arrow keys/ });
  await pin.press('ArrowRight');
  await expect
    .poll(async () => Number(await picker.getByLabel('Longitude').inputValue()))
    .toBeGreaterThan(before);
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(picker).toBeHidden();
}

test('a venue is added with picker, picture and captcha, reviewed, edited and deleted', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
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
  await dialog.getByRole('checkbox', { name: 'Badminton', exact: true }).check({ force: true });
  await dialog.locator('input[type=file]').setInputFiles(await picture());
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(
    dialog.getByText('Please complete captcha verification to upload images'),
  ).toBeVisible();
  await dialog.locator('altcha-widget input[type=checkbox]').click({ force: true });
  await expect(dialog.locator('[data-captcha-state=verified]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden();
  await page.getByRole('button', { name: 'Open picture 1 of 1' }).click();
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
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Even bounce, kind people.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Even bounce, kind people.')).toBeVisible();
  await expect(page.getByText('4.0')).toBeVisible();

  const guest = await browser.newContext({ baseURL });
  const guestPage = await guest.newPage();
  await guestPage.goto(`/venue/${id}`);
  await expect(guestPage.getByText('4.0')).toBeVisible();
  await expect(guestPage.getByText('Reviewer', { exact: true })).toBeVisible();
  await expect(guestPage.getByText('Malik')).toBeHidden();
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

test('the address keeps the filters, and a guest reads all of it', async ({
  page,
  expectAccessible,
}) => {
  const name = `Hall ${uniqueText()}`;
  await createVenue({ name, sports: ['Badminton'], area: 'Model Town' });
  await page.goto('/venues?city=Lahore&area=Model%20Town&sport=7');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Sport', { exact: true }).selectOption('Golf');
  await expect(page).toHaveURL(/sport=9/);
  await expect(page.getByRole('link', { name })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Model Town');
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/venues');
});

test('a venue’s page says who it is to search engines, and a stranger gets no actions', async ({
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
  await expect(page.getByRole('link', { name: 'Get Directions' })).toBeVisible();
  const card = await page.request.get(`/venue/${venue.id}/card.png`);
  expect(card.headers()['content-type']).toBe('image/png');
  await expectAccessible();
  await page.goto('/venue/2000000000');
  await expect(page.getByText('Venue not found')).toBeVisible();
});
