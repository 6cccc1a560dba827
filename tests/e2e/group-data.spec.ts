import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarOf, compact } from '@/tests/factories/calendar';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

test('games come from a calendar, another program is called, and everything is downloaded', async ({
  page,
  signInAs,
}) => {
  const events: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      events.push(JSON.parse(body).type);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const { id } = await createOnboardedUser();
  const group = await createGroup({ creatorId: id });
  await signInAs(id);
  await page.goto(`/group/${group.id}`);
  await page.getByRole('button', { name: 'Group menu' }).click();
  await page.getByRole('menuitem', { name: 'Data and other programs' }).click();

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(hook);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Webhook added')).toBeVisible();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect.poll(() => events).toEqual(['test']);

  await page.getByRole('button', { name: 'Bring games from a calendar' }).click();
  const text = calendarOf([
    { summary: 'Nets', location: 'Model Town', dtstart: `${compact(hoursFromNow(72))}Z` },
    { summary: 'Match', dtstart: `${compact(hoursFromNow(96))}Z` },
  ]);
  const file = { name: 'club.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) };
  await dialog.getByLabel('Calendar file').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nets · Model Town');
  await dialog.getByRole('button', { name: 'Add 2 games' }).click();
  await expect(page.getByText('2 games added')).toBeVisible();
  await expect.poll(() => events).toEqual(['test', 'game.created', 'game.created']);
  receiver.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('maidan-group.zip');
});
