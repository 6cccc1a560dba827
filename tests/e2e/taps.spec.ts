import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { chooseLanguage } from '@/lib/users/service/change-settings';
import { insertRow } from '@/prisma/rows/insert-rows';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test } from './fixtures';
import { expect } from './pages/groups';
import { untilLive } from './pages/live';
import { somewhere } from './pages/people';
import { closeFilters, openFilters, startCount } from './pages/sheets';

test('from its group a weekly game is made and sent into a chat app with six taps', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const venue = await createVenue();
  const group = await createGroup({ creatorId: organiser.id });
  const startsAt = hoursFromNow(-200);
  await createGame({ groupId: group.id, creatorId: organiser.id, venueId: venue.id, startsAt });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}`);
  const { tap, type, count } = startCount();
  await tap(page.getByRole('tab', { name: 'Games' }));
  await tap(page.getByRole('button', { name: 'Create Game' }).first());
  const form = page.getByRole('dialog', { name: 'Create Game' });
  // Where they played last.
  await expect(form.getByRole('combobox', { name: 'Venue', exact: true })).toHaveValue(venue.name);
  const day = form.getByRole('group', { name: 'Day' }).getByRole('button').last();
  await tap(day);
  await type(form.getByLabel('Time'), '18:00');
  const weekday = /^\p{L}+, \p{L}+day 18:00$/u;
  await expect(form.getByLabel('Title')).toHaveValue(weekday);
  await tap(form.getByRole('button', { name: 'Every week' }));
  await expectAccessible();
  await tap(form.getByRole('button', { name: 'Create Game' }));
  const sheet = page.getByRole('dialog', { name: 'Tell the others' });
  const link = sheet.getByRole('link', { name: 'Send to WhatsApp' });
  await expect(link).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'QR code of the game' })).toBeVisible();
  await expectAccessible();
  count.taps += 1;
  const sent = new URL((await link.getAttribute('href')) ?? '');
  expect(sent.origin).toBe('https://wa.me');
  const text = sent.searchParams.get('text') ?? '';
  expect(text).toMatch(/18:00.*Are you in\?\nhttp:\/\/[^ ]+\/game\/\d+$/s);
  expect(text).toContain(venue.name);
  expect(count.taps, 'taps').toBeLessThanOrEqual(6);
  expect(count.typed, 'typed fields').toBeLessThanOrEqual(2);
});

test('a coach is booked from the first screen with four taps and Send', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const client = await createOnboardedUser({ name: 'Client Khan' });
  const coach = await createCoach({ name: `Coach ${uniqueText()}` });
  // The list begins with the best rated.
  for (let count = 0; count < 5; count += 1) {
    const userId = (await createOnboardedUser()).id;
    await insertRow(pool, 'coachReviews', { coachId: coach.id, userId, rating: 5 });
  }
  await signInAs(client.id);
  await page.goto('/');
  const { tap, count } = startCount();
  await tap(page.getByRole('button', { name: 'Account menu of Client Khan' }));
  await tap(page.locator('[popover]').getByRole('link', { name: 'Coaching', exact: true }));
  await tap(page.getByRole('link', { name: coach.name }));
  const free = page.getByRole('region', { name: 'Free times' });
  // The last time of the day: the first may begin while this test runs.
  const late = free.getByRole('button', { name: /^Book / }).last();
  await expect(late).toBeVisible();
  await expectAccessible();
  const [, day, time] =
    /^Book (.+), (.+)$/.exec((await late.getAttribute('aria-label')) ?? '') ?? [];
  await tap(late);
  const form = page.getByRole('dialog', { name: 'Book Session' });
  // What was tapped on the page is not asked for again.
  await expect(form.getByText(`${day}, ${time}`)).toBeVisible();
  await expect(form.getByRole('table')).toHaveCount(0);
  await expect(form.getByLabel('Session type')).toHaveValue('individual');
  await expectAccessible();
  expect(count.taps, 'taps').toBeLessThanOrEqual(4);
  await form.getByRole('button', { name: 'Send Booking Request' }).click();
  await expect(page.getByText('Booking Request Sent').first()).toBeVisible();
  const sent = await db.bookingRequest.findFirstOrThrow({ where: { clientId: client.id } });
  expect(sent.sessionType).toBe('individual');
  expect(toWallTime(sent.startsAt, 'Asia/Karachi').time).toBe(time);
});

test('a typed title wins over the proposed one', async ({ page, signInAs }) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=games`);
  await page.getByRole('button', { name: 'Create Game' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Game' });
  const title = form.getByLabel('Title');
  await form.getByRole('button', { name: 'Tomorrow' }).click();
  await form.getByLabel('Time').fill('18:00');
  await expect(title).toHaveValue(/ 18:00$/);
  // It follows the time until somebody types.
  await form.getByLabel('Time').fill('19:00');
  await expect(title).toHaveValue(/ 19:00$/);
  await title.fill('Old boys');
  await form.getByLabel('Time').fill('20:00');
  await expect(title).toHaveValue('Old boys');
});

test('a game tonight is joined from the first screen with one tap', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const player = await createOnboardedUser({ at });
  const venue = await createVenue({ at });
  // In the middle of the night, tonight ends at four.
  const startsAt = new Date(Date.now() + 60 * 60_000);
  const title = `Tonight ${uniqueText()}`;
  const game = await createGame({ title, startsAt, venueId: venue.id, ...at });
  // The strip of their next game stands above.
  const own = await createGame({ startsAt: hoursFromNow(2) });
  await addParticipant(own.id, player.id);
  await signInAs(player.id);
  await page.goto('/');
  const { tap, count } = startCount();
  const card = page.getByRole('article').filter({ hasText: title });
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 900), 'the card is whole').toBeLessThanOrEqual(640);
  await tap(card.getByRole('button', { name: `Join Game: ${title}` }));
  await expect(page.getByText('Joined!').first()).toBeVisible();
  expect(count.taps).toBe(1);
  // It is the next game now, and no longer one to join.
  await expect(
    page.getByRole('region', { name: 'Your next game' }).getByRole('link', { name: title }),
  ).toHaveAttribute('href', `/game/${game.id}`);
  await expect(card).toHaveCount(0);
  await expectAccessible();
});

test('a padel court is found with its price and whether it is open with two taps', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const player = await createOnboardedUser({ at });
  const court = await createVenue({ at, sports: ['Paddle'] });
  await createVenue({ at, sports: ['Golf'] });
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    opens: '00:00',
    closes: '00:00',
  }));
  await db.venue.update({
    where: { id: court.id },
    data: { openingHours, pricing: 'Rs. 3,000 per hour' },
  });
  await signInAs(player.id);
  await page.goto('/');
  const { tap, count } = startCount();
  await tap(page.locator('a[href="/venues"]').filter({ visible: true }).first());
  await expect(page.getByRole('article')).toHaveCount(2);
  await tap(page.getByRole('button', { name: 'Paddle', exact: true }));
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Rs. 3,000 per hour');
  await expect(card).toContainText('Open now');
  await expect(card).toBeInViewport({ ratio: 0.9 });
  expect(count.taps).toBe(2);
  await expect(page).toHaveURL(/[?]sport=\d+$/);
  await expectAccessible();
  // The same tap undoes it, as does Back.
  await page.getByRole('button', { name: 'Paddle', exact: true }).click();
  await expect(card).toHaveCount(2);
  await page.goBack();
  await expect(card).toHaveCount(1);
});

test('the first result of a list stands above y = 330', async ({
  page,
  signInAs,
  expectAccessible,
}, testInfo) => {
  const at = somewhere();
  const player = await createOnboardedUser({ at });
  const { actor } = await createActor(player);
  await signInAs(player.id);
  await createOnboardedUser({ at });
  await createCoach();
  const venue = await createVenue({ at });
  await createGame({ startsAt: hoursFromNow(5), venueId: venue.id, ...at });
  for (const language of ['en', 'ur'] as const) {
    await chooseLanguage(actor, language);
    for (const path of ['/players', '/venues', '/coaching', '/games']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const first = page.getByRole('main').getByRole('article').first();
      await expect(first).toBeVisible();
      await untilLive(page);
      await page.screenshot({ path: testInfo.outputPath(`${language}-${path.slice(1)}.png`) });
      const { y = 900 } = (await first.boundingBox()) ?? {};
      expect.soft(y, `${language} ${path}`).toBeLessThan(330);
      await expectAccessible();
    }
  }
});

test('the days of games are chips, and Back leads to where one came from', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const venue = await createVenue({ at });
  const soon = await createGame({
    startsAt: hoursFromNow(49),
    venueId: venue.id,
    title: 'Soon',
    ...at,
  });
  await createGame({ startsAt: hoursFromNow(24 * 6), venueId: venue.id, title: 'Later', ...at });
  await signInAs((await createOnboardedUser({ at })).id);
  await page.goto('/my-games');
  await page.locator('main a[href="/games"]').first().click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const { date } = toWallTime(soon.startsAt, soon.timeZone);
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const days = page.getByRole('list', { name: 'Quick filters' });
  await expect(days.getByRole('button', { name: /(?:day|Tomorrow)$/ })).toHaveCount(7);
  await days.getByRole('button', { name: weekday }).click();
  await expect(page).toHaveURL(`/games?date=${date}`);
  await expect(page.getByRole('article')).toHaveText([/Soon/]);
  await days.getByRole('button', { name: weekday }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  // Any other day is on the calendar, and becomes a chip.
  await openFilters(page);
  await page.getByLabel('Day', { exact: true }).fill(addDays(date, 30));
  await closeFilters(page);
  await expect(page.getByText('No games found')).toBeVisible();
  const set = page.getByRole('list', { name: 'Active filters' });
  await set.getByRole('button', { name: /^Remove filter: / }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/my-games');
  await page.locator('main a[href="/games"]').first().click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/my-games');
  await page.context().clearCookies();
  await page.goto('/games');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
