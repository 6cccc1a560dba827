import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { texts as listTexts } from '@/components/lists/texts';
import { addAllTexts } from '@/languages/all';
import { pool } from '@/lib/platform/db/pool';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { insertRow } from '@/prisma/rows/insert-rows';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect, test } from './fixtures';

/** A word that fits on a line, and one that does not. */
const ENDLESS = `Wednesday ${'W'.repeat(70)}`;
const URDU = 'محمد عبداللہ بن علی';

addAllTexts();
/** The first word of loading texts, in any language. */
const LOADING = new RegExp(
  `^(?:${LANGUAGE_CODES.map((code) => /\p{L}+/u.exec(translate(listTexts, code).loading)?.[0]).join('|')})`,
);

/** The suite's browsers are in Lahore. */
const inLahoreTomorrow = (clock: string): Date => {
  const day = new Date(Date.now() + 29 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+05:00`);
};

async function world(name: string) {
  const me = await createOnboardedUser({ name });
  const other = await createOnboardedUser({ name });
  const group = await createGroup({ creatorId: me.id, memberIds: [other.id], name });
  const ofGroup = { groupId: group.id, creatorId: me.id, title: name, location: name };
  const game = await createGame(ofGroup);
  // The longest words of a time are on every screen: tomorrow here, and tonight in another zone that is tomorrow here.
  const tomorrow = await createGame({ ...ofGroup, startsAt: inLahoreTomorrow('18:30') });
  const startsAt = inLahoreTomorrow('08:00');
  const far = await createGame({ ...ofGroup, startsAt, timeZone: 'America/St_Johns' });
  const venue = await createVenue({ name });
  await createVenueReview(venue.id, { userId: other.id, rating: 5, comment: name });
  const coach = await createCoach({ name });
  const review = { coachId: coach.id, userId: other.id, rating: 5, comment: name };
  await insertRow(pool, 'coachReviews', review);
  const { token } = await createInviteLink({ gameId: game.id });
  const { id } = await groupConversation(group.id);
  await createMessage(id, other.id, name);
  const forEverybody = [
    '/groups',
    `/group/${group.id}`,
    '/games',
    `/game/${game.id}`,
    `/game/${tomorrow.id}`,
    `/game/${far.id}`,
    '/venues',
    `/venue/${venue.id}`,
    `/venue/${venue.id}?tab=reviews`,
    '/coaching',
    `/coach/${coach.id}`,
    `/coach/${coach.id}?tab=reviews`,
    `/join/${token}`,
  ];
  const screens = [
    ...forEverybody,
    '/discover',
    `/group/${group.id}?tab=chat`,
    `/group/${group.id}?tab=members`,
    '/players',
    `/user/${other.id}`,
    '/profile',
    '/profile?tab=settings',
    '/messages',
    '/my-games',
    '/suggestions',
    '/bookings',
    '/bookings?tab=desk',
    '/sports',
    '/sport/1',
    '/coach-application',
    '/venue-application',
  ];
  const forGuests = [
    ...forEverybody,
    '/discover',
    '/venues/lahore/cricket',
    '/privacy',
    '/sign-in',
    '/sign-in/check-your-mail',
    '/register',
    '/confirm-email',
    '/restore-email',
    '/unsubscribe',
    '/nowhere',
  ];
  return { me, group, screens, forGuests };
}

/** Elements beyond an edge while the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => element.outerHTML.slice(0, 160));
    return [`${scrollWidth - clientWidth} px`, ...beyond];
  });

/** Words in headings that are broken across two lines although they would fit on one. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const room =
      main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /(?<![\p{L}\p{N}])[\p{L}’']+(?![\p{L}\p{N}])/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const rects = [...range.getClientRects()];
          const width = rects.reduce((sum, rect) => sum + rect.width, 0);
          const lines = new Set(rects.map((rect) => Math.round(rect.top)));
          if (lines.size > 1 && width <= room) broken.push(`${word} (${heading.textContent})`);
        }
      }
    }
    return broken;
  });

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
  await expect(page.getByText(LOADING).filter({ visible: true }), path).toHaveCount(0);
  await expect.poll(() => overflow(page), { message: path }).toEqual([]);
  // The cards in Discover's rows are narrower than some words at twice the size.
  if (path !== '/discover') {
    await expect.poll(() => brokenWords(page), { message: path }).toEqual([]);
  }
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('main h1:not(.sr-only)')]
      // Letters may exceed the line of a title with visible overflow.
      .filter((title) => getComputedStyle(title).overflow !== 'visible')
      .filter((title) => title.checkVisibility() && title.scrollHeight > title.clientHeight + 1)
      .map((title) => title.outerHTML),
  );
  expect(clipped, path).toEqual([]);
}

for (const language of LANGUAGE_CODES) {
  test(`at 320 px with doubled text no page scrolls sideways and no title breaks a word (${language})`, async ({
    page,
    context,
    baseURL,
    signInAs,
  }) => {
    const read = () =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const { me, screens, forGuests } = await world(ENDLESS);
    const newcomer = await createUser();
    await page.setViewportSize({ width: 320, height: 700 });
    await read();
    for (const path of forGuests) await expectToFit(page, path);
    await signInAs(newcomer.id);
    await expectToFit(page, '/');
    await context.clearCookies();
    await read();
    await signInAs(me.id);
    for (const path of screens) await expectToFit(page, path);
  });
}

test('at 320 px with doubled text an upload under way does not scroll sideways', async ({
  page,
  signInAs,
}) => {
  const { id } = await createOnboardedUser();
  await signInAs(id);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/profile');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // The upload never ends.
  await page.route(`**/api/users/${id}/photo`, () => undefined);
  const picture = { width: 400, height: 300, channels: 3, background: '#2a7' } as const;
  await page.getByLabel('Upload photo').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: picture }).png().toBuffer(),
  });
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expect.poll(() => overflow(page)).toEqual([]);
});

test('a choice with a long word wraps', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/venue-application');
  const choice = page.locator('label', { hasText: 'Badminton' });
  // Not a sport of the database: every other test would show it.
  await choice.evaluate((label, word) => label.append(word), ENDLESS);
  await expect.poll(() => overflow(page)).toEqual([]);
});

test('Urdu headings and names are aligned with their neighbours', async ({ page, signInAs }) => {
  // A name of the maximum length, which wraps and takes the whole width.
  const { me, screens } = await world(`${URDU} ${URDU} ${URDU}`);
  await signInAs(me.id);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    const strays = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, bdi)')]
        .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden]'))
        .flatMap((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const text = range.getClientRects()[0];
          const style = getComputedStyle(heading);
          const centred = style.textAlign.includes('center');
          const start = heading.getBoundingClientRect().left + parseFloat(style.paddingLeft);
          // A name inside a sentence follows the sentence.
          if (style.display === 'inline') return [];
          return text && !centred && text.left - start > 2 ? [heading.outerHTML] : [];
        }),
    );
    expect(strays, path).toEqual([]);
  }
});

test('with a long group title the message field does not overlap the bottom bar', async ({
  page,
  signInAs,
}) => {
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

test('placeholders are whole at 390 px, and a menu with a long name is as wide as the screen', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const other = await createOnboardedUser({ name: ENDLESS });
  const { id } = await createConversation(me.id, other.id);
  await createMessage(id, other.id, 'Hello');
  await signInAs(me.id);
  for (const path of ['/groups', '/venues', '/coaching', '/players', '/discover']) {
    await page.goto(path);
    for (const field of await page.locator('main input[placeholder]:visible').all()) {
      const shown = await field.screenshot();
      // Where all of it is there, the dots of a cut text change nothing.
      await field.evaluate((input) => input.style.setProperty('text-overflow', 'clip'));
      const words = `${path}: ${await field.getAttribute('placeholder')}`;
      expect((await field.screenshot()).equals(shown), words).toBe(true);
    }
  }
  await page.goto(`/messages?to=${other.id}`);
  await page.getByRole('button', { name: 'Chat options' }).click();
  const menu = await page.getByRole('menu').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
});
