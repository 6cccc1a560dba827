import type { Page } from '@playwright/test';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';

const ENDLESS = 'W'.repeat(80);
const URDU = 'محمد عبداللہ بن علی';

async function world(name: string) {
  const me = await createOnboardedUser({ name });
  const other = await createOnboardedUser({ name });
  const group = await createGroup({ creatorId: me.id, memberIds: [other.id], name });
  const game = await createGame({ groupId: group.id, creatorId: me.id, title: name });
  const venue = await createVenue({ name });
  const coach = await createCoach({ name });
  const { id } = await groupConversation(group.id);
  await createMessage(id, other.id, name);
  const screens = [
    '/discover',
    '/groups',
    `/group/${group.id}`,
    `/group/${group.id}?tab=chat`,
    `/group/${group.id}?tab=members`,
    '/games',
    `/game/${game.id}`,
    '/venues',
    `/venue/${venue.id}`,
    '/coaching',
    `/coach/${coach.id}`,
    '/players',
    `/user/${other.id}`,
    '/profile',
    '/messages',
    '/suggestions',
    '/bookings',
  ];
  return { me, group, screens };
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('at 320 px with doubled text no screen is wider than the screen, whatever the names', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  const { me, screens } = await world(ENDLESS);
  await signInAs(me.id);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of screens) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0);
    const tallest = await page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll('main h1')].map((title) => title.clientHeight)),
    );
    expect(tallest, path).toBeLessThan(250);
  }
});

test('a heading in Urdu begins where its neighbours begin', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const { me, screens } = await world(URDU);
  await signInAs(me.id);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    const strays = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3)')]
        .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden]'))
        .flatMap((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const text = range.getClientRects()[0];
          const style = getComputedStyle(heading);
          const centred = style.textAlign.includes('center');
          const start = heading.getBoundingClientRect().left + parseFloat(style.paddingLeft);
          return text && !centred && text.left - start > 2 ? [heading.outerHTML] : [];
        }),
    );
    expect(strays, path).toEqual([]);
  }
});

test('with a long group title the field to write in stands clear of the bottom bar', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  const { me, group } = await world(
    'Early morning cricket with tape ball and tennis ball in Model Town',
  );
  await signInAs(me.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/group/${group.id}?tab=chat`);
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main, short' });
  await expect
    .poll(async () => {
      const [above, below] = [await field.boundingBox(), await bar.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});
