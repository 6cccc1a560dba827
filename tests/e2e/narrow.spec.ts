import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive } from './pages/people';
import { ENDLESS } from './pages/walk';
import { sidewaysScroll } from './pages/walk-checks';

const HERE = { latitude: 31.52, longitude: 74.35 };

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
  await expect.poll(() => page.evaluate(sidewaysScroll)).toEqual([]);
});

test('a choice with a long word wraps', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/venue-application');
  const choice = page.locator('label', { hasText: 'Badminton' });
  // Not a sport of the database: every other test would show it.
  await choice.evaluate((label, word) => label.append(word), ENDLESS);
  await expect.poll(() => page.evaluate(sidewaysScroll)).toEqual([]);
});

test('with a long group title the message field does not overlap the bottom bar', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const name = 'Early morning cricket with tape ball and tennis ball in Model Town';
  const group = await createGroup({ creatorId: me.id, name });
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

test('the labels of the bottom bar are whole with doubled text, and 12 px at least in Urdu', async ({
  page,
  signInAs,
}) => {
  await signInAs((await createOnboardedUser()).id);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/groups', '/ur/groups']) {
    await page.goto(path);
    const bar = page.locator('nav', { has: page.locator('.bar-entry') });
    const sizes = () =>
      bar
        .locator('.bar-entry > span:last-child')
        .evaluateAll((labels) =>
          labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)),
        );
    expect(Math.min(...(await sizes())), path).toBeGreaterThanOrEqual(12);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const cut = await bar.evaluate((nav) => {
      const frame = nav.getBoundingClientRect();
      return [...nav.querySelectorAll('.bar-entry > span:last-child')].flatMap((label) => {
        const { top, bottom, left, right } = label.getBoundingClientRect();
        const isWhole =
          top >= frame.top && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        return isWhole && label.scrollWidth <= label.clientWidth ? [] : [label.textContent];
      });
    });
    expect(cut, path).toEqual([]);
  }
});

test('a chosen tab is on the screen, by its link and by the End key, and marked in forced colours', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const group = await createGroup({ creatorId: me.id });
  await signInAs(me.id);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [`/group/${group.id}`, routes.groupMoney(group.id), routes.settings()]) {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen.first(), path).toBeInViewport({ ratio: 0.99 });
    await expectLive(chosen.first());
    await chosen.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.last(), path).toBeInViewport({ ratio: 0.99 });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const marks = page.locator(
    '[aria-current=page]:visible, [role=tab][aria-selected=true]:not(:focus-visible)',
  );
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('outline-style', 'solid');
  for (const button of await page.locator('main .btn:visible').all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
});

test('a deep link to a tab of the console shows it, as the End key does', async ({
  page,
  signInAs,
}) => {
  await signInAs((await createAdmin()).id);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['jobs', 'security', 'reports']) {
    await page.goto(`/system-admin?tab=${tab}`);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen, tab).toBeInViewport({ ratio: 0.99 });
  }
  const chosen = page.getByRole('tab', { selected: true });
  await expectLive(chosen);
  await chosen.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
});

test('chips, seat bars and the edges of buttons are seen in forced colours', async ({
  page,
  signInAs,
}) => {
  const game = await createGame();
  await addParticipant(game.id, (await createOnboardedUser()).id);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/game/${game.id}`);
  const bar = page.locator('main .bg-tint').first();
  const background = (of: Element) => getComputedStyle(of).backgroundColor;
  expect(await bar.evaluate(background)).not.toBe(await page.locator('body').evaluate(background));
  await expect(page.locator('main :has(> .bg-tint)').first()).toHaveCSS('outline-style', 'solid');
  for (const button of await page.locator('main .btn:visible').all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
  const chosen = '.is-set, [aria-current=true], [aria-pressed=true]';
  const expectChosen = async (path: string, selector: string) => {
    await page.goto(path);
    const chip = page.locator(`main ${selector}`).and(page.locator(chosen)).first();
    await expect(chip, path).toHaveCSS('outline-style', 'solid');
  };
  await expectChosen(`/venues?sport=${game.sportId}`, '.btn-chip');
  await signInAs((await createOnboardedUser()).id);
  await expectChosen('/', '.chip');
  await expectChosen(`/venues?sport=${game.sportId}`, '.btn-chip');
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
  // A first visit on a busy machine is drawn in a font of the system, which is wider.
  await page.goto('/groups');
  await page.evaluate(async () => {
    // Those of the system that stand in for it may be missing.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
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

test('a name that is cut keeps the marks above and below its letters', async ({
  page,
  signInAs,
}) => {
  const host = await createOnboardedUser({ at: HERE });
  const group = await createGroup({ creatorId: host.id, at: HERE });
  await createGame({ groupId: group.id, creatorId: host.id });
  await signInAs((await createOnboardedUser({ at: HERE })).id);
  await page.goto('/discover');
  for (const kind of ['h3 .truncate', 'h3[class*=line-clamp]']) {
    const name = page.locator(`main ${kind}`).first();
    await name.evaluate((title) => {
      (title.querySelector('a, bdi') ?? title).textContent = 'يٍ پِچٍّ مُحِبٍّ';
      title.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const box = await name.boundingBox();
    const clip = { x: 0, width: 390, y: (box?.y ?? 0) - 10, height: (box?.height ?? 0) + 20 };
    const shown = await page.screenshot({ clip });
    await name.evaluate((title) => title.style.setProperty('overflow', 'visible'));
    expect((await page.screenshot({ clip })).equals(shown), kind).toBe(true);
  }
});
