import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createClass, createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { createFinger } from './pages/finger';
import { expectLive, openAs, toast } from './pages/people';

test.describe('a coach’s calendar', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap adds a session, a finger drags it to another time and day, and keys move it back', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const coach = await createCoach();
    await db.coachClient.create({ data: { coachId: coach.id, name: 'Ali Raza' } });
    await signInAs(coach.userId);
    await page.goto('/bookings?tab=calendar');
    const days = page.getByRole('group', { name: 'Days' }).getByRole('button');
    await expectLive(days.nth(1));
    await days.nth(1).tap();
    const free = (time: string) => page.getByRole('button', { name: `Add a session at ${time}` });
    await free('10:00').tap();
    const dialog = page.getByRole('dialog', { name: 'Add a session' });
    await expect(dialog.getByLabel('Time')).toHaveValue('10:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add a session' }).tap();
    const client = dialog.getByLabel('Client');
    await expect(client).toHaveAttribute('aria-invalid', 'true');
    await client.selectOption({ label: 'Ali Raza' });
    await dialog.getByLabel(/^Price/).tap();
    await dialog.getByLabel(/^Price/).fill('2500');
    await dialog.getByRole('button', { name: 'Add a session' }).tap();
    await expect(toast(page, 'Session added')).toBeVisible();
    const session = page.getByRole('article', { name: 'Ali Raza' });
    await expect(session).toContainText('10:00 – 11:00');
    await expect(free('10:00')).toBeHidden();
    await expectAccessible();

    const finger = await createFinger(page);
    const move = page.getByRole('button', { name: 'Move Ali Raza' });
    async function drag(to: string, over?: number): Promise<void> {
      // The days and the times are clear of the bars.
      await page.evaluate(() => window.scrollTo(0, 80));
      const from = await move.boundingBox();
      if (!from) throw new Error('Nothing to drag');
      await finger.down(from.x + from.width / 2, from.y + from.height / 2);
      if (over !== undefined) {
        const day = await days.nth(over).boundingBox();
        if (!day) throw new Error('No such day');
        await finger.moveTo(day.x + day.width / 2, day.y + day.height / 2);
        await expect(days.nth(over)).toHaveAttribute('aria-pressed', 'true');
      }
      const row = await free(to).boundingBox();
      if (!row) throw new Error('No such time');
      await finger.moveTo(row.x + row.width / 2, row.y + row.height / 2);
      await finger.up();
    }
    await drag('08:30');
    await expect(toast(page, 'Session moved')).toBeVisible();
    await expect(session).toContainText('08:30 – 09:30');
    await expect(dialog).toBeHidden();
    await drag('09:00', 2);
    await expect(session).toContainText('09:00 – 10:00');
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');

    await move.focus();
    await page.keyboard.press('Enter');
    const typed = page.getByRole('dialog', { name: 'Move Ali Raza' });
    await expect(typed.getByLabel('Time')).toHaveValue('09:00');
    await typed.getByLabel('Time').fill('21:30');
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(session).toContainText('21:30 – 22:30');
  });
});

test('a mouse draws a session over free half hours', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const coach = await createCoach();
  await signInAs(coach.userId);
  await page.goto('/bookings?tab=calendar');
  await page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
  const free = (time: string) => page.getByRole('button', { name: `Add a session at ${time}` });
  const dialog = page.getByRole('dialog', { name: 'Add a session' });
  for (const [from, to] of [
    ['10:00', '11:00'],
    ['11:00', '10:00'],
  ] as const) {
    await expectLive(free(from));
    await free(from).hover();
    await page.mouse.down();
    await free(to).hover();
    await page.mouse.up();
    await expect(dialog.getByLabel('Time')).toHaveValue('10:00');
    await expect(dialog.getByLabel('Duration')).toHaveValue('90');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a class for too few people says so, and the coach notes who came in one press', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createCoach();
  const { id: classId } = await createClass(coach, { minimum: 3, decideHours: 24 });
  const rule = { classId, minimum: 3, decideHours: 24 };
  await createClassSession(coach, { ...rule, startsAt: bookingStart(5) });
  const over = await createClassSession(coach, { classId, startsAt: hoursFromNow(-2) });
  for (const name of ['Sara Malik', 'Bilal Khan']) {
    const { id: userId } = await createOnboardedUser({ name });
    await db.classParticipant.create({ data: { sessionId: over.id, userId } });
  }
  const client = await createOnboardedUser();
  const hers = await openAs(browser, client.id, await at(page, '/coaching'));
  await hers.goto(`/coach/${coach.id}`);
  await expect(hers.getByText('Takes place from 3 people, decided 24 hours before')).toBeVisible();
  const join = hers.getByRole('button', { name: 'Join Juniors' });
  await expectLive(join);
  await join.click();
  await expect(hers.getByText('1 of 3 so far')).toBeVisible();
  await hers.context().close();

  await signInAs(coach.userId);
  await page.goto('/bookings?tab=requests');
  const all = page.getByRole('button', { name: 'All came' });
  await expectLive(all);
  await all.click();
  const came = page.getByRole('button', { name: /came$/, pressed: true });
  await expect(came).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(came).toHaveCount(0);
  await page.getByRole('button', { name: 'Sara Malik came' }).click();
  await expect(came).toHaveCount(1);
  await expect
    .poll(() => db.classParticipant.count({ where: { sessionId: over.id, came: true } }))
    .toBe(1);
  // Its colour changes in steps.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition)),
  );
  await expectAccessible();
  const keep = page.getByRole('button', { name: 'Keep it on anyway' });
  await keep.click();
  await expect(toast(page, 'It takes place anyway')).toBeVisible();
  await expect(keep).toBeHidden();
});

test('a certificate, from the picture to the mark on the page', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createCoach({ name: `Certified ${Date.now()}` });
  const name = `Level 2 ${Date.now()}`;
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  await signInAs(coach.userId);
  await page.goto('/bookings?tab=desk');
  const add = page.getByRole('button', { name: 'Add a certificate' });
  await expectLive(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' });
  await dialog.getByLabel('Its name').fill(name);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog.getByText('Please choose a picture or a PDF of the certificate'),
  ).toBeVisible();
  await dialog
    .getByLabel('A photo, scan or PDF of it')
    .setInputFiles({ name: 'level-2.png', mimeType: 'image/png', buffer });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Sent: an admin will look at it')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(entry).toContainText('Not looked at yet');
  await add.click();
  await dialog.getByLabel('Its name').fill(`PDF of ${name}`);
  await dialog.getByLabel('A photo, scan or PDF of it').setInputFiles({
    name: 'level-2.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`PDF of ${name}`)).toBeVisible();

  const admin = await createAdmin();
  const his = await openAs(browser, admin.id, page);
  await his.goto('/system-admin?tab=certificates');
  const urlOf = async (title: string) => {
    const look = his.getByRole('link', { name: `Look at the picture of ${title}` });
    return (await look.getAttribute('href')) ?? '';
  };
  const pdf = (await his.request.get(await urlOf(`PDF of ${name}`))).headers();
  expect([pdf['content-type'], pdf['content-disposition']]).toEqual([
    'application/pdf',
    expect.stringContaining('attachment'),
  ]);
  const url = await urlOf(name);
  const picture = await his.request.get(url);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect((await page.request.get(url)).status()).toBe(403);
  const verify = his.getByRole('button', { name: `Verify ${name}` });
  await expectLive(verify);
  await verify.click();
  await expect(toast(his, 'Certificate verified')).toBeVisible();
  await expect(verify).toBeHidden();
  await his.context().close();

  await page.reload();
  await expect(entry).toContainText('Verified');
  await page.context().clearCookies();
  await page.goto(`/coach/${coach.id}`);
  await expect(page.getByRole('heading', { name: 'Verified certificates' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.content()).not.toContain('certificate/');
  await expectAccessible();
});

test('coaches say whom they train, and are found by it', async ({ page, signInAs }) => {
  const name = `For children ${Date.now()}`;
  const coach = await createCoach({ name });
  await signInAs(coach.userId);
  await page.goto('/bookings?tab=desk');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expectLive(edit);
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit your page' });
  await dialog.getByRole('switch', { name: 'I coach children' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your page is saved')).toBeVisible();
  await page.context().clearCookies();
  const found = page.getByRole('link', { name, exact: true });
  await page.goto(`/coaching?search=${encodeURIComponent(name)}&for=children`);
  await expect(found).toBeVisible();
  await page.goto(`/coaching?search=${encodeURIComponent(name)}&for=women`);
  await expect(found).toHaveCount(0);
  await page.goto(`/coach/${coach.id}`);
  await expect(page.getByText('Coaches children')).toBeVisible();
});

async function at(page: Page, path: string) {
  await page.goto(path);
  return page;
}
