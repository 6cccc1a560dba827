import type { Locator, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { expectLive, openAs, toast } from './pages/people';
import { openFilters } from './pages/sheets';

test('a coach applies, is approved and listed, takes a booking and is reviewed', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  // A journey of three people through seven screens.
  const name = `Coach ${Date.now()}`;
  const [coach, client, admin] = await Promise.all([
    createOnboardedUser({ name }),
    createOnboardedUser({ name: 'Client of the journey' }),
    createAdmin(),
  ]);

  const his = await openAs(browser, coach.id, await at(page, '/coaching'));
  await his.goto('/coach-application');
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Apply to be a Coach');
  const send = his.getByRole('button', { name: 'Submit Application' });
  await expectLive(send);
  await send.click();
  await expect(his.getByText('Please choose a sport')).toBeVisible();
  await expect(his.getByLabel('Primary Sport *')).toBeFocused();
  await expect(his.getByLabel('Primary Sport *')).toBeInViewport();
  await his.getByLabel('Primary Sport *').selectOption('Golf');
  await his.getByLabel('Experience *').fill('5 years');
  await his.getByLabel(/Hourly Rate/).fill('2500');
  await his.getByRole('textbox', { name: 'Specialties' }).fill('Putting');
  await his.getByRole('textbox', { name: 'Specialties' }).press('Enter');
  // Typed but not added: it is sent nevertheless.
  await his.getByRole('textbox', { name: 'Certifications' }).fill('First aid');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await his.getByRole('button', { name: day }).click();
  // The captcha's error remains until it is solved.
  await his
    .getByLabel('Profile photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await his.screenshot() });
  const captcha = his.locator('[data-captcha-state]');
  await expect(captcha).toHaveAttribute('data-captcha-state', 'rendered');
  await send.click();
  const proof = captcha.getByText('Please complete captcha verification to upload your photo');
  await expect(proof).toBeVisible();
  await captcha.locator('altcha-widget input[type=checkbox]').click({ force: true });
  await expect(captcha).toHaveAttribute('data-captcha-state', 'verified');
  await expect(proof).toBeHidden();
  await send.click();
  await expect(
    his.getByRole('heading', { name: 'Application Submitted Successfully!' }),
  ).toBeVisible();

  const sent = await db.coachApplication.findFirstOrThrow({ where: { userId: coach.id } });
  expect(sent).toMatchObject({ specialties: ['Putting'], certifications: ['First aid'] });
  await his.goto('/coach-application');
  const state = his.getByRole('region', { name: 'Your coach applications' });
  await expect(state.getByText('Pending')).toBeVisible();

  const hers = await openAs(browser, admin.id, page);
  await hers.goto('/system-admin');
  await hers.getByRole('button', { name: `Approve ${name}` }).click();
  await hers.getByLabel('Admin Notes').fill('Welcome.');
  await hers.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(hers, 'Application Approved')).toBeVisible();
  await hers.context().close();
  await his.goto('/profile');
  await expect(state.getByText('Approved')).toBeVisible();
  await expect(state.getByText('Welcome.')).toBeVisible();

  await signInAs(client.id);
  await page.goto(`/coaching?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const book = page.getByRole('button', { name: 'Book Session' });
  await expect(book).toBeEnabled();
  await book.click();
  const dialog = page.getByRole('dialog');
  const request = dialog.getByRole('button', { name: 'Send Booking Request' });
  await expect(request).toBeDisabled();
  await expect(dialog.getByLabel('Session type')).toHaveValue('individual');
  // The calendar is the only field for the date.
  await expect(dialog.locator('input[type=date]')).toHaveCount(0);
  const dateOf = (days: number) => bookingStart(days).toISOString().slice(0, 10);
  if (dateOf(3).slice(0, 7) !== dateOf(0).slice(0, 7))
    await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.locator(`[data-day="${dateOf(3)}"]`).click();
  const chosen = dialog
    .getByRole('table')
    .getByRole('button', { pressed: true, name: /\d free times/ });
  await expect(chosen).toHaveText(String(bookingStart(3).getUTCDate()));
  // Calendar keys: a day forward and back. At the end of a month, the next month is loaded first.
  const found = () => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await chosen.press('ArrowRight');
  await found();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(String(bookingStart(4).getUTCDate()));
  await page.keyboard.press('ArrowLeft');
  await found();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(String(bookingStart(3).getUTCDate()));
  await dialog.getByRole('radio', { name: '10:00' }).check();
  await expect(dialog.getByText('Rs. 2,500')).toBeVisible();
  await expectAccessible();
  await request.click();
  await expect(toast(page, 'Booking Request Sent')).toBeVisible();

  await his.goto('/bookings?tab=requests');
  await expect(his.getByText('Waiting for your answer')).toBeVisible();
  await expect(his.getByRole('button', { name: 'More about Client of the journey' })).toBeVisible();
  await his.getByRole('button', { name: 'Accept', exact: true }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(toast(his, 'Booking accepted')).toBeVisible();
  await expect(his.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

  // A test cannot wait for the time to pass.
  const [startsAt, endsAt] = [new Date(Date.now() - 5_400_000), new Date(Date.now() - 1_800_000)];
  await db.bookingRequest.updateMany({
    where: { clientId: client.id },
    data: { startsAt, endsAt },
  });
  await his.reload();
  await his.getByRole('button', { name: 'Completed' }).click();
  await expect(toast(his, 'Session completed')).toBeVisible();
  await his.context().close();

  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '5 of 5 stars' }).check();
  await page.getByLabel('Comment (optional)').fill('Patient and exact.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await expect(page.getByRole('article').getByText('Patient and exact.')).toBeVisible();
});

test('the coach directory keeps filters in the URL, and guests can view a coach', async ({
  page,
  expectAccessible,
}) => {
  const name = `Guide ${Date.now()}`;
  const coach = await createCoach({ name, hourlyRate: 2_000 });
  await page.goto(`/coaching?search=${encodeURIComponent(name)}&price=budget`);
  await expect(page.getByLabel('Price')).toHaveValue('budget');
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Price').selectOption('premium');
  await expect(page.getByText('No coaches found')).toBeVisible();
  await expect(page).toHaveURL(/price=premium/);
  await page.goto(`/coach/${coach.id}?tab=availability`);
  await expect(page.getByText('Weekly hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to book' })).toBeVisible();
  await expectAccessible();
});

test('a coach edits their page, chooses venues and replies to a review', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createCoach({ name: `Trainer ${Date.now()}` });
  const venue = await createVenue({ name: `Hall ${Date.now()}` });
  const client = await createOnboardedUser({ name: 'Grateful Client' });
  await db.coachReview.create({
    data: { coachId: coach.id, userId: client.id, rating: 4, comment: 'Good drills.' },
  });
  await signInAs(coach.userId);
  await page.goto('/bookings?tab=desk');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expectLive(edit);
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit your page' });
  await dialog.getByLabel(/Hourly rate/).fill('99');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Hourly rate must be a whole number from 1000 to 10000'),
  ).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel(/Hourly rate/).fill('4200');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your page is saved')).toBeVisible();
  await expect(page.getByText('Rs. 4,200 an hour')).toBeVisible();
  // The refused field is marked, explains why, and has the focus.
  const from = page.getByLabel('Monday, from', { exact: true });
  const to = page.getByLabel('Monday, to', { exact: true });
  const evening = await to.inputValue();
  await to.fill('00:01');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveAccessibleDescription('Hours must end after they begin, within one day');
  await to.fill(evening);
  await page.getByRole('button', { name: 'Remove package 2' }).click();
  const first = page.getByRole('group', { name: 'Package 1' });
  await first.getByLabel('Sessions').fill('0');
  await page.getByRole('button', { name: 'Save packages' }).click();
  await expect(first.getByLabel('Sessions')).toBeFocused();
  await expect(first.getByLabel('Sessions')).toHaveAttribute('aria-invalid', 'true');
  await expect(first.getByLabel('Sessions')).toHaveAccessibleDescription(/^A package has/);
  await expectAccessible();
  await first.getByLabel('Sessions').fill('10');
  await first.getByLabel('Valid for days (optional)').fill('90');
  await page.getByRole('button', { name: 'Save packages' }).click();
  await expect(toast(page, 'Packages saved')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a venue' }).fill(venue.name);
  await page.getByRole('button', { name: venue.name }).click();
  await expect(toast(page, 'Venue added')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${venue.name}` })).toBeVisible();
  await expectAccessible();

  await page.goto(`/coach/${coach.id}?tab=reviews`);
  const reply = page.getByRole('button', { name: 'Reply', exact: true });
  await expect(reply).toBeVisible();
  await reply.click();
  await page.getByLabel('Your reply').fill('See you next week.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('See you next week.')).toBeVisible();
  await expectAccessible();
});

test('a class gets a date, is joined and waitlisted, and passes a freed place on', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createCoach({ name: `Teacher ${Date.now()}` });
  const lesson = { name: 'Evening class', durationMinutes: 60, price: 1_000, groupSize: 1 };
  await db.coachClass.create({ data: { coachId: coach.id, ...lesson } });
  const [first, second] = await Promise.all([
    createOnboardedUser({ name: 'First Comer' }),
    createOnboardedUser({ name: 'Second Comer' }),
  ]);
  await signInAs(coach.userId);
  await page.goto('/bookings?tab=desk');
  await press(page.getByRole('button', { name: 'Add dates of Evening class' }));
  const dialog = page.getByRole('dialog', { name: 'Add dates' });
  await dialog.getByLabel('Date').fill(bookingStart(5).toISOString().slice(0, 10));
  await dialog.getByLabel('Time').fill('18:00');
  await expectAccessible();
  await press(dialog.getByRole('button', { name: 'Add dates' }));
  await expect(toast(page, 'Date added')).toBeVisible();

  const guests = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await guests.newPage();
  await guest.goto(`/coach/${coach.id}`);
  await expect(guest.getByText('60 min · for one person')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sign in to join' })).toBeVisible();
  await guests.close();
  const his = await openAs(browser, first.id, page);
  await his.goto(`/coach/${coach.id}`);
  await press(his.getByRole('button', { name: 'Join Evening class', exact: true }));
  await expect(toast(his, 'You are in')).toBeVisible();
  const hers = await openAs(browser, second.id, page);
  await hers.goto(`/coach/${coach.id}`);
  await press(hers.getByRole('button', { name: 'Join the waitlist of Evening class' }));
  await expect(toast(hers, 'You are on the waitlist')).toBeVisible();
  await expect(hers.getByText('Waitlist, place 1')).toBeVisible();
  await his.goto('/bookings');
  await press(his.getByRole('button', { name: 'Leave Evening class' }));
  await expect(toast(his, 'You left the class')).toBeVisible();
  await hers.goto('/bookings');
  await expect(hers.getByRole('article').getByText('You are in')).toBeVisible();

  await page.goto('/bookings?tab=requests');
  await expect(page.getByRole('link', { name: 'Second Comer' })).toBeVisible();
  await expectAccessible();
  await press(page.getByRole('button', { name: 'Cancel class' }));
  const cancel = page.getByRole('dialog', { name: 'Cancel class' });
  await press(cancel.getByRole('button', { name: 'Cancel class' }));
  await expect(toast(page, 'Class cancelled')).toBeVisible();
  await Promise.all([his.context().close(), hers.context().close()]);
});

test('a coach can be blocked from their page', async ({ page, signInAs }) => {
  const coach = await createCoach({ name: `Blocked ${Date.now()}` });
  const viewer = await createOnboardedUser();
  await signInAs(viewer.id);
  await page.goto(`/coach/${coach.id}`);
  await page.getByRole('button', { name: `More about ${coach.name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page).toHaveURL(/\/coaching$/);
  const where = { blockerId: viewer.id, blockedId: coach.userId };
  expect(await db.block.count({ where })).toBe(1);
});

/** `openAs` uses the origin of a loaded page. */
async function at(page: Page, path: string) {
  await page.goto(path);
  return page;
}

/** Clicks once the page is hydrated. */
async function press(button: Locator) {
  await expectLive(button);
  await button.click();
}
