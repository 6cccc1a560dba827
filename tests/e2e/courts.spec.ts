import { db } from '@/lib/platform/db/client';
import {
  createCourt,
  createCourtTime,
  createCourtVenue,
  OPEN_LATE,
} from '@/tests/factories/courts';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { somewhere } from './pages/people';
import { startCount } from './pages/sheets';
import { openAsMember } from './pages/venues';

const HALF_DAY = { opens: '00:00', closes: '00:00' };
/** Open at any hour, so that the evening of whoever runs the tests has free times. */
const ALWAYS = OPEN_LATE.map(({ day }) => ({ day, ...HALF_DAY }));

test('a court is made, asked for tonight, confirmed and cancelled', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [owner, player] = await Promise.all([
    createOnboardedUser({ name: 'Owner Shah' }),
    createOnboardedUser({ name: 'Player Iqbal' }),
  ]);
  const venue = await createVenue({
    name: `Courts ${uniqueText()}`,
    ownerId: owner.id,
    addedById: owner.id,
    verifiedAt: new Date(),
    openingHours: ALWAYS,
  });
  await signInAs(owner.id);
  await openAsMember(page, `/venue/${venue.id}`);
  await page.getByRole('link', { name: 'Desk of the courts' }).click();
  await page.getByRole('button', { name: 'Add a court' }).click();
  const form = page.getByRole('dialog', { name: 'Add a court' });
  await form.getByLabel('Name').fill('Court 1');
  await form.getByRole('button', { name: 'Badminton', exact: true }).click();
  await form.getByLabel('Price of a slot').first().fill('2000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Court 1' })).toBeVisible();
  await expectAccessible();

  await signInAs(player.id);
  await openAsMember(page, `/venue/${venue.id}`);
  await page.getByRole('link', { name: 'See free times' }).click();
  await page.waitForURL(/\/times$/);
  await expectAccessible();
  await page
    .getByRole('link', { name: /: \d+ times? free$/ })
    .nth(1)
    .click();
  await page.waitForURL(/date=/);
  await page.getByRole('button', { name: 'Ask for Court 1 at 20:00' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for this time?' });
  await ask.getByRole('button', { name: 'Ask for the court' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();

  await signInAs(owner.id);
  await openAsMember(page, `/venue/${venue.id}/desk`);
  await expect(page.getByText('Player Iqbal')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 request waits')).toBeHidden();
  // A walk-in in two taps.
  await page.getByRole('button', { name: /^Court 1, 23:00: free/ }).click();
  await page.getByRole('button', { name: 'Enter the time' }).click();
  await expect(page.getByRole('button', { name: /^Court 1, 23:00: No name/ })).toBeVisible();

  await signInAs(player.id);
  await openAsMember(page, '/bookings');
  const mine = page.getByRole('article', { name: 'Court 1' });
  await expect(mine.getByText('Confirmed')).toBeVisible();
  await expectAccessible();
  await mine.getByRole('button', { name: 'Cancel the court' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the court' }).click();
  await expect(mine.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await db.courtTime.count({ where: { userId: player.id, status: 'cancelled' } })).toBe(1);
});

test('guests see what is free and taken without scripts, never by whom', async ({
  browser,
  baseURL,
}) => {
  const { venue, court } = await createCourtVenue({ name: 'Court 1' });
  await db.venue.update({ where: { id: venue.id }, data: { openingHours: ALWAYS } });
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await createCourtTime(court.id, { name: 'Hamza', startsAt: new Date(`${date}T13:00:00Z`) });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const guest = await context.newPage();
  await guest.goto(`/venue/${venue.id}/times?date=${date}`, { waitUntil: 'load' });
  await expect(guest.getByText('Taken')).toBeVisible();
  await expect(guest.getByText('Hamza')).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'Sign in to ask for a court' })).toBeVisible();
  await context.close();
});

test('the desk moves a time, by its dialog, and marks it as paid @both', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { venue, court, owner } = await createCourtVenue({ name: 'Court 1' });
  await db.venue.update({ where: { id: venue.id }, data: { openingHours: ALWAYS } });
  await createCourt(venue.id, { name: 'Court 2' });
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await createCourtTime(court.id, { name: 'Hamza', startsAt: new Date(`${date}T13:00:00Z`) });
  await signInAs(owner.user.id);
  await openAsMember(page, `/venue/${venue.id}/desk?date=${date}`);
  await page.getByRole('button', { name: /^Court 1, 18:00: Hamza/ }).click();
  const details = page.getByRole('dialog', { name: 'Hamza' });
  await details.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(details.getByRole('button', { name: 'Not paid' })).toBeVisible();
  await expectAccessible();
  await details.getByRole('button', { name: 'Move' }).click();
  await details.getByLabel('Court', { exact: true }).selectOption('Court 2');
  await details.getByLabel('Time', { exact: true }).fill('19:00');
  await details.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('button', { name: /^Court 2, 19:00: Hamza/ })).toBeVisible();
  await expectAccessible();
});

test('a new game asks for a court that is free about its time, and says that its place is to be confirmed', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  // Only the nearest are offered.
  const at = somewhere();
  const [owner, player] = [await createOnboardedUser(), await createOnboardedUser({ at })];
  const venue = await createVenue({ at, ownerId: owner.id, openingHours: ALWAYS });
  await createCourt(venue.id, { name: 'Court 1' });
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await signInAs(player.id);
  await openAsMember(page, '/games/new');
  await page.getByLabel('Sport').selectOption('Badminton');
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill('19:00');
  await page.getByRole('button', { name: 'Ask for a court' }).click();
  await page.getByRole('button', { name: new RegExp(`19:00.*${venue.name}`) }).click();
  await expect(page.getByText('Court 1 is asked for when you create the game')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Post a game' }).click();
  await page.waitForURL(/\/game\/\d+$/);
  await expect(page.getByText('Place to be confirmed')).toBeVisible();
  await expectAccessible();

  await signInAs(owner.id);
  await openAsMember(page, `/venue/${venue.id}/desk`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('1 request waits')).toBeHidden();

  await signInAs(player.id);
  await openAsMember(page, '/my-games');
  await page
    .getByRole('link', { name: /Badminton, / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Choose another court' }).click();
  await page.getByRole('button', { name: new RegExp(`19:00.*${venue.name}`) }).click();
  await expect(
    page.getByText('Court 1 is asked for, the venue has not answered yet.'),
  ).toBeVisible();
});

test('venues are filtered by a free court, also without scripts', async ({ browser, baseURL }) => {
  const { venue, court } = await createCourtVenue({ name: 'Court 1' });
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await createCourtTime(court.id, {
    startsAt: new Date(`${date}T12:00:00Z`),
    endsAt: new Date(`${date}T14:00:00Z`),
  });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const guest = await context.newPage();
  await guest.goto(`/venues?free=${date}&part=evening&search=${encodeURIComponent(venue.name)}`);
  const free = guest.getByRole('link', { name: /^Free at 19:00/ });
  await expect(free).toHaveCount(1);
  await free.click();
  await guest.waitForURL(new RegExp(`/venue/${venue.id}/times\\?date=${date}`));
  await context.close();
});

test('the daily jobs of the desk, and a court for tonight, take few taps', async ({
  page,
  signInAs,
}) => {
  const { venue, court, owner, player } = await createCourtVenue({ name: 'Court 1' });
  const name = `Nearby ${uniqueText()}`;
  await db.venue.update({ where: { id: venue.id }, data: { openingHours: ALWAYS, name } });
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  await createCourtTime(court.id, { name: 'Hamza', startsAt: hour });
  const counted = async (job: (own: ReturnType<typeof startCount>) => Promise<void>) => {
    const own = startCount();
    await job(own);
    return [own.count.taps, own.count.typed];
  };
  const gap = (clock: string) =>
    page.getByRole('button', { name: new RegExp(`^Court 1, ${clock}: free`) });
  const enter = page.getByRole('button', { name: 'Enter the time' });
  const taken = (clock: string, who: string) =>
    expect(page.getByRole('button', { name: `Court 1, ${clock}: ${who}` })).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await signInAs(owner.user.id);
  await openAsMember(page, `/venue/${venue.id}/desk?date=${tomorrow}`);
  const walkIn = await counted(async ({ tap }) => {
    await tap(gap('18:00'));
    await tap(enter);
    await taken('18:00', 'No name');
  });
  const phoneCall = await counted(async ({ tap, type }) => {
    await tap(gap('19:00'));
    await type(page.getByLabel('Name (optional)'), 'Sana');
    await type(page.getByLabel('Phone, for the desk alone (optional)'), '0300 1234567');
    await tap(enter);
    await taken('19:00', 'Sana');
  });
  const block = await counted(async ({ tap, count }) => {
    await tap(gap('20:00'));
    // The list, and the entry.
    count.taps += 2;
    await page.getByLabel('What is it?').selectOption('Block');
    await tap(enter);
    await taken('20:00', 'Blocked');
  });
  await openAsMember(page, `/venue/${venue.id}/desk`);
  const mine = page.getByRole('button', { name: /^Court 1, .*: Hamza/ });
  const details = page.getByRole('dialog', { name: 'Hamza' });
  const noShow = await counted(async ({ tap }) => {
    await tap(mine);
    await tap(details.getByRole('button', { name: 'Did not come' }));
    await expect(details.getByRole('button', { name: 'Came' })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  const paid = await counted(async ({ tap }) => {
    await tap(mine);
    await tap(details.getByRole('button', { name: 'Paid', exact: true }));
    await expect(details.getByRole('button', { name: 'Not paid' })).toBeVisible();
  });
  await signInAs(player.user.id);
  await openAsMember(page, `/venues?search=${encodeURIComponent(name)}`);
  const tonight = await counted(async ({ tap }) => {
    await tap(page.getByRole('link', { name, exact: true }));
    await tap(page.getByRole('link', { name: 'See free times' }));
    await tap(page.getByRole('button', { name: /^Ask for Court 1/ }).last());
    await tap(page.getByRole('button', { name: 'Ask for the court' }));
    await expect(page.getByText('Request sent')).toBeVisible();
  });
  expect({ walkIn, phoneCall, block, noShow, paid, tonight }).toEqual({
    walkIn: [2, 0],
    phoneCall: [2, 2],
    block: [4, 0],
    noShow: [2, 0],
    paid: [2, 0],
    tonight: [4, 0],
  });
});
