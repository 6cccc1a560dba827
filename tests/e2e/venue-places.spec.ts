import { db } from '@/lib/platform/db/client';
import { GULBERG } from '@/tests/factories/places';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { confirmPlace, openAsMember } from './pages/venues';

test('a venue added with only an address is listed at an approximate point, with its hours', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { id } = await createOnboardedUser(GULBERG);
  await signInAs(id);
  await openAsMember(page, '/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  const name = `Typed ${uniqueText()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('9 Link Road, Model Town');
  await dialog.getByRole('checkbox', { name: 'Golf', exact: true }).check();
  await dialog.getByRole('button', { name: 'Add opening hours' }).click();
  await dialog.getByLabel('Monday opens').fill('00:00');
  await dialog.getByLabel('Monday closes').fill('00:00');
  await dialog.getByRole('button', { name: 'Add hours on Monday' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(dialog.getByText('The opening hours of Monday overlap').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove 06:00 to 22:00 on Monday' }).click();
  await dialog.getByRole('button', { name: 'Same as Monday on all days' }).click();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  await page.getByText('The whole week').click();
  await expect(page.getByText('Open 24 hours')).toBeVisible();
  await expect(page.getByText('Open now')).toBeVisible();
  await expect(page.getByText(/Its place on the map is approximate/)).toBeVisible();
  await expect(page.getByText(/^about \d+\.\d\skm$/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Venues' }).click();
  await page.getByRole('searchbox', { name: /Search/ }).fill(name);
  await expect(page).toHaveURL(/search=/);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText(/^about \d+\.\d\skm$/)).toBeVisible();
  await card.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Set the exact place' }).click();
  await page.waitForURL(/\/venues\/\d+\/edit$/);
  await confirmPlace(page, 'Model Town');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  await page.getByText('The whole week').click();
  await expect(page.getByText('Open 24 hours')).toBeVisible();
  await expect(page.getByText(/Its place on the map is approximate/)).toBeHidden();
  // A typed address is not replaced.
  await expect(page.getByText('9 Link Road, Model Town').first()).toBeVisible();
});

test('a venue is added in a country and a city that no list has', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { id } = await createOnboardedUser(GULBERG);
  await signInAs(id);
  await openAsMember(page, '/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  const name = `Courts ${uniqueText()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('4 Waiyaki Way');
  await dialog.getByRole('checkbox', { name: 'Golf', exact: true }).check();
  await dialog.getByLabel('Country').selectOption('Saudi Arabia');
  await dialog.getByLabel('City').selectOption('Another city');
  const city = dialog.getByRole('textbox', { name: 'City' });
  // The field stays although 'Taif' is in the list.
  await city.pressSequentially('Taif Nowhere');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await expect(
    dialog.getByText(/We know no city of this name in Saudi Arabia/).first(),
  ).toBeVisible();
  await expect(city).toHaveValue('Taif Nowhere');
  await dialog.getByLabel('Country').selectOption('Kenya');
  await city.fill('nairobi');
  await dialog.getByRole('button', { name: 'Add Venue' }).click();
  await page.waitForURL(/\/venue\/\d+$/);
  await expect(page.getByText(/Nairobi/).first()).toBeVisible();
  const venue = await db.venue.findFirstOrThrow({ where: { name } });
  expect(venue).toMatchObject({
    country: 'Kenya',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
  });
});

test('moving the pin replaces an address that the map filled in', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs((await createOnboardedUser()).id);
  await openAsMember(page, '/venues');
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  await confirmPlace(page);
  await expect(dialog.getByLabel('Address')).toHaveValue(/Gulberg/);
  await dialog.getByRole('button', { name: 'Change on map' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Venue Location' });
  await picker.getByLabel('Search address').fill('Model Town, Lahore');
  await picker.getByLabel('Search address').press('Enter');
  await expect(picker.getByText(/Showing Model Town/)).toBeVisible();
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue(/Model Town/);
  await dialog.getByLabel('Address').fill('12 Link Road');
  await dialog.getByRole('button', { name: 'Change on map' }).click();
  await picker.getByLabel('Search address').fill('Johar Town, Lahore');
  await picker.getByLabel('Search address').press('Enter');
  await expect(picker.getByText(/Showing Johar Town/)).toBeVisible();
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(dialog.getByLabel('Area', { exact: true })).toHaveValue('Johar Town');
  await expect(dialog.getByLabel('Address')).toHaveValue('12 Link Road');
});

test('when the device is far away the map follows the list, there and back', {
  tag: '@desktop',
}, async ({ page, context, signInAs }) => {
  const { id } = await createOnboardedUser(GULBERG);
  const near = await createVenue({ name: `Near ${uniqueText()}` });
  await context.grantPermissions(['geolocation']);
  // The middle of the South Pacific.
  await context.setGeolocation({ latitude: -48.9, longitude: -123.4 });
  await signInAs(id);
  await openAsMember(page, `/venues?search=${encodeURIComponent(near.name)}`);
  await expect(page.getByRole('link', { name: near.name })).toBeVisible();
  await openAsMember(page, '/venues');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const frames: string[] = [];
  page.on('request', (request) => {
    const bounds = new URL(request.url()).searchParams.get('bounds');
    if (bounds) frames.push(bounds);
  });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('These are the nearest elsewhere.', { exact: false })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Venues' }).getByRole('article').first();
  const isOnMap = async () => {
    const address = await nearest.getByRole('link').first().getAttribute('href');
    const { latitude, longitude } = await db.venue.findUniqueOrThrow({
      where: { id: Number(address?.split('/').at(-1)) },
    });
    const [south = 0, west = 0, north = 0, east = 0] = (frames.at(-1) ?? '').split(',').map(Number);
    const [lat, lng] = [Number(latitude), Number(longitude)];
    return south <= lat && lat <= north && west <= lng && lng <= east;
  };
  await expect.poll(isOnMap).toBe(true);
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page.getByText('These are the nearest elsewhere.', { exact: false })).toBeHidden();
  await expect.poll(isOnMap).toBe(true);
});
