import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createFailedJob } from '@/tests/factories/jobs';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { expectLive, openAs, toast } from './pages/people';

test('an admin rejects an application using only the keyboard', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const name = `Applicant ${Date.now()}`;
  const { id } = await createCoachApplication({ name });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin');
  const reject = page.getByRole('button', { name: `Reject ${name}` });
  await expectLive(reject);
  await reject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject Coach Application' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Admin Notes').focus();
  await page.keyboard.type('Two references, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Application Rejected')).toBeVisible();
  await expect(dialog).toBeHidden();
  // Its own button disappears with the decision; the focus remains in the list.
  await expect(reject).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  const after = await db.coachApplication.findUniqueOrThrow({ where: { id } });
  expect(after).toMatchObject({ status: 'rejected', adminNotes: 'Two references, please.' });
});

test('the focus stays in the list after each decision of the console', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  test.slow();
  const words = `Focus ${Date.now()}`;
  const [application, other, venue, doubled, closed, person] = [
    await createVenueApplication({ name: `${words} Club` }),
    await createVenueApplication({ name: `${words} Hall` }),
    await createVenue({ name: `${words} Ground` }),
    await createVenue({ name: `${words} Twin` }),
    await createVenue({ name: `${words} Park` }),
    await createOnboardedUser({ name: `${words} Khan` }),
  ];
  const coach = await createCoachApplication({ name: `${words} Coach` });
  for (const venueId of [venue.id, doubled.id])
    await db.venueSuggestion.create({ data: { venueId, userId: person.id, kind: 'closed' } });
  const { id: reportId } = await db.report.create({
    data: {
      targetType: 'venue',
      targetId: closed.id,
      reporterId: person.id,
      reason: 'spam',
    },
  });
  const jobs = [await createFailedJob(), await createFailedJob()];
  await signInAs((await createAdmin()).id);
  const fillSport = async (dialog: Locator) => dialog.getByLabel('Name').fill(words.slice(0, 40));
  const findTwin = async (dialog: Locator) => {
    await dialog.getByRole('searchbox').fill(venue.name);
    await dialog.getByRole('radio', { name: venue.name }).check();
  };
  /** Tab, the name of the button, that of the button that confirms, and what is filled in before. */
  const decisions: [tab: string, button: RegExp, confirm?: string, fill?: typeof fillSport][] = [
    ['coaches', new RegExp(`^Approve ${coach.name}$`), 'Approve'],
    ['venues', new RegExp(`^Reject ${application.name}$`), 'Reject'],
    ['venues', new RegExp(`^Approve ${other.name}$`), 'Approve'],
    ['places', new RegExp(`^Dismiss: suggestion for ${venue.name}$`)],
    ['places', new RegExp(`^Mark as closed: suggestion for ${doubled.name}$`)],
    ['places', new RegExp(`^Verify ${venue.name}$`), 'Verify'],
    ['places', new RegExp(`^Close ${closed.name}$`), 'Close'],
    ['places', new RegExp(`^Hide ${closed.name}$`), 'Hide'],
    ['places', new RegExp(`^Merge ${doubled.name}$`), 'Merge', findTwin],
    ['reports', new RegExp(`^Dismiss: report ${reportId}$`), 'Dismiss'],
    ['people', new RegExp(`^Suspend ${person.name}$`), 'Suspend'],
    ['people', new RegExp(`^Restore ${person.name}$`), 'Restore'],
    ['people', new RegExp(`^End sessions ${person.name}$`), 'End sessions'],
    ['jobs', new RegExp(`^Try again: .* ${jobs[0]?.id}$`)],
    ['jobs', new RegExp(`^Remove: .* ${jobs[1]?.id}$`), 'Remove'],
    ['sports', /^Add Sport$/, 'Add Sport', fillSport],
    ['sports', /^Edit Cricket$/, 'Save'],
  ];
  const stays = /Add Sport|Edit Cricket|End sessions/;
  for (const [tab, name, confirm, fill] of decisions) {
    const search = encodeURIComponent(words);
    await page.goto(`/system-admin?tab=${tab}&venue=${search}&person=${search}`);
    const panel = page.getByRole('tabpanel');
    const button = panel.getByRole('button', { name }).first();
    await expectLive(button);
    await button.press('Enter');
    if (confirm) {
      const dialog = page.getByRole('dialog');
      await fill?.(dialog);
      // The cross that closes the dialog may have the same name.
      await dialog.getByRole('button', { name: confirm, exact: true }).first().press('Enter');
      await expect(dialog).toBeHidden();
    }
    if (!stays.test(name.source)) await expect(panel.getByRole('button', { name })).toHaveCount(0);
    await expect(panel.locator(':focus'), `${tab} ${name}`).toHaveCount(1);
  }
});

test('people who are not admins are redirected to the home page', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/system-admin');
  await expect(page).toHaveURL(/\/$/);
});

test('a person is found, suspended and restored', { tag: '@desktop' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const person = await createOnboardedUser({ name: `Loud ${Date.now()}` });
  const name = person.name ?? '';
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await expectLive(search);
  await search.fill(person.email);
  await search.press('Enter');
  // The previous list remains until the response arrives. Then the row moves, even under a pressed button.
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('For how long').selectOption('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Person suspended')).toBeVisible();
  await expect(page.getByText(/Suspended until/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/Suspended until/)).toBeHidden();
});

test('a report is resolved using only the keyboard, and the warned person confirms reading it', {
  tag: '@desktop',
}, async ({ page, browser, signInAs }) => {
  const loud = await createOnboardedUser({ name: `Loud ${Date.now()}` });
  const report = await db.report.create({
    data: {
      targetType: 'person',
      targetId: BigInt(loud.id),
      subjectId: loud.id,
      reason: 'spam',
      snapshot: { name: loud.name },
      // The oldest open report is first.
      createdAt: new Date(0),
    },
  });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin');
  const first = page.getByRole('tab', { name: /Coach Applications/ });
  await expectLive(first);
  await first.focus();
  const reports = page.getByRole('tab', { name: 'Reports' });
  while (!(await reports.evaluate((tab) => tab === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  const more = page.getByRole('button', { name: 'Show more reports' });
  const warn = page.getByRole('button', { name: `Warn: report ${report.id}` });
  await expect(page.getByRole('button', { name: /^Warn: report/ }).first()).toBeVisible();
  while (!(await warn.isVisible())) await more.press('Enter');
  await warn.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
    /^The person will read this\./,
  );
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Please keep to the rules.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Warning sent')).toBeVisible();
  await expect(warn).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);

  const theirs = await openAs(browser, loud.id, page);
  await theirs.goto('/groups');
  const notice = theirs.getByRole('dialog', { name: 'A warning from our admins' });
  await expect(notice).toContainText('Please keep to the rules.');
  await notice.getByRole('button', { name: 'I have read it' }).press('Enter');
  await expect(notice).toBeHidden();
  const warning = await db.warning.findFirstOrThrow({ where: { userId: loud.id } });
  expect(warning.acknowledgedAt).not.toBeNull();
  await theirs.context().close();
});

test('a former admin sees that access is gone on a page that is still open', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const admin = await createAdmin();
  await signInAs(admin.id);
  await page.goto('/system-admin');
  const people = page.getByRole('tab', { name: 'People' });
  await expectLive(people);
  await db.user.update({ where: { id: admin.id }, data: { isAdmin: false } });
  await people.click();
  await expect(page.getByText('Only admins can do that.')).toBeVisible();
});

test('an admin sets up two-step sign-in, and is asked for a code at the next sign-in', {
  tag: '@desktop',
}, async ({ page, context, signInAs, expectAccessible }) => {
  const password = 'saaf maidan, saaf dil';
  const admin = await createAdmin({ passwordHash: await hashPassword(password) });
  await signInAs(admin.id);
  await page.goto('/system-admin');
  const begin = page.getByRole('button', { name: 'Set it up' });
  await expectLive(begin);
  await begin.click();
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  await expectAccessible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  const codeIn = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code is not right.', { exact: false })).toBeVisible();
  const used = codeIn(0);
  await page.getByLabel('Code', { exact: true }).fill(used);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 recovery codes are left.', { exact: false })).toBeVisible();

  await context.clearCookies();
  await page.goto('/sign-in?callbackUrl=%2Fsystem-admin');
  await expectLive(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expectLive(code);
  // The setup used the current code, and a code works once. The next one is already accepted.
  await code.fill(used);
  await code.press('Enter');
  await expect(page.getByText(/That code (was used already|is not right)/)).toBeVisible();
  await code.fill(codeIn(1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/system-admin$/);
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible();
});

test('a sport that an admin adds can be chosen at once and renamed', { tag: '@desktop' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = `Kabaddi ${Date.now()}`;
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=sports');
  const add = page.getByRole('button', { name: 'Add Sport' });
  await expectLive(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Sport' });
  await dialog.getByRole('button', { name: 'Add Sport' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('cricket');
  await dialog.getByRole('button', { name: 'Add Sport' }).click();
  await expect(dialog.getByText('There is a sport of this name already')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add Sport' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible();
  await page.goto('/venues');
  await page.getByLabel('Sport', { exact: true }).selectOption(name);
  await expect(page).toHaveURL(/sport=\d{4,}/);
  await page.goto('/system-admin?tab=sports');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit: ${name}` });
  await edit.getByLabel('Name').fill(`${name} B`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `${name} B` })).toBeVisible();
  await page.goto('/sports');
  await expect(page.getByText(`${name} B`).first()).toBeVisible();
});

test('security events can be filtered by person and by kind', { tag: '@desktop' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { id, email } = await createOnboardedUser();
  await db.securityEvent.createMany({
    data: [
      { event: 'authn_login_fail', userId: id, network: '203.0.113.0/24', detail: 'password' },
      { event: 'authn_password_change', userId: id },
    ],
  });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=events');
  const person = page.getByRole('searchbox', { name: 'Person' });
  await expectLive(person);
  await person.fill(email);
  await person.press('Enter');
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Password changed');
  await expect(lines.last()).toContainText('203.0.113.0/24');
  await expectAccessible();
  await page.getByLabel('Event', { exact: true }).selectOption('authn_login_fail');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(lines).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveCount(1);
});

test('the audit log can be searched by person, action and day', { tag: '@desktop' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { id: actorId, email } = await createOnboardedUser();
  const entry = { actorId, targetType: 'venue', targetId: '0' };
  await db.auditLog.createMany({
    data: [
      { ...entry, action: 'venue.closed', createdAt: new Date('2026-01-10T12:00:00Z') },
      { ...entry, action: 'venue.hidden', data: { note: 'Twice in the list' } },
    ],
  });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=log');
  const person = page.getByRole('searchbox', { name: 'Person' });
  await expectLive(person);
  await person.fill(email);
  await person.press('Enter');
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Twice in the list');
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head.toLowerCase()).toContain('action');
  expect(rows).toHaveLength(2);
  expect(rows.filter((row) => row.includes('venue.hidden'))).toHaveLength(1);
  await page.getByLabel('From').fill('2026-01-10');
  await page.getByLabel('To').fill('2026-01-10');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Venue closed');
  await page.getByLabel('Action').fill('venue hidden');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('a failed job is tried again, and another one removed', { tag: '@desktop' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [again, gone] = [await createFailedJob(), await createFailedJob()];
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=jobs');
  const retry = page.getByRole('button', { name: `Try again: Send an e-mail ${again.id}` });
  await expectLive(retry);
  await retry.click();
  await expect(toast(page, 'Job queued again')).toBeVisible();
  await expect(retry).toBeHidden();
  await page.getByRole('button', { name: `Remove: Send an e-mail ${gone.id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove: Send an e-mail ${gone.id}` });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => db.job.count({ where: { id: gone.id } })).toBe(0);
});
