import type { Locator, Page } from '@playwright/test';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation } from '@/tests/factories/messages';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';
import { sidewaysScroll } from './pages/walk-checks';

/** A desktop of 1280 by 800 at 400 %. */
const ZOOMED = { width: 320, height: 200 };
/** Phones whose keyboard is open. */
const WITH_KEYBOARD = [
  { width: 667, height: 375 },
  { width: 390, height: 460 },
];

/** The share of the window's height that bars cover in the middle of the page. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const covered = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return covered.reduce((sum, height) => sum + Math.max(0, height), 0) / innerHeight;
  });

/** Whether a tap in the middle of the field reaches it. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
  });

test('zoomed to 400 %, bars cover at most a fifth of the window', async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  const game = await createGame({ creatorId: me.id });
  await page.setViewportSize(ZOOMED);
  for (const who of ['guest', 'member'] as const) {
    if (who === 'member') await signInAs(me.id);
    for (const path of ['/', '/venues', `/game/${game.id}`, `/group/${game.groupId}`]) {
      await page.goto(path);
      expect.soft(await coveredShare(page), `${who} ${path}`).toBeLessThanOrEqual(0.2);
    }
  }
});

test('above the keyboard of a phone the message field is seen', async ({ page, signInAs }) => {
  const [me, other] = [await createOnboardedUser(), await createOnboardedUser()];
  const group = await createGroup({ creatorId: me.id });
  await createConversation(me.id, other.id);
  await signInAs(me.id);
  for (const size of WITH_KEYBOARD) {
    await page.setViewportSize(size);
    for (const path of [`/group/${group.id}?tab=chat`, `/messages?to=${other.id}`]) {
      await page.goto(path);
      const field = page.getByRole('textbox', { name: 'Message', exact: true });
      await expect.poll(() => isUncovered(field), `${path} at ${size.width}`).toBe(true);
      await expect(field, `${path} at ${size.width}`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('beside the camera of a phone on its side nothing is shown', async ({
  page,
  context,
  signInAs,
}) => {
  const [me, other] = [await createOnboardedUser(), await createOnboardedUser()];
  await createConversation(me.id, other.id);
  await signInAs(me.id);
  // A chat slides in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inset = 59;
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: inset, right: inset, bottom: 21 },
  });
  const expectInside = async (parts: Locator) => {
    const shown = parts.filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    for (const part of await shown.all()) {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      expect.soft(x, String(part)).toBeGreaterThanOrEqual(inset);
      expect.soft(x + width, String(part)).toBeLessThanOrEqual(844 - inset);
    }
  };
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/groups');
  await expectInside(page.locator('header').first().locator('a, button'));
  await expectInside(page.locator('main h1, nav a'));
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expectInside(page.locator('[popover]:popover-open'));
  await page.goto(`/messages?to=${other.id}`);
  await expectInside(page.getByRole('dialog').locator('button, textarea'));
});

test('the focus is never wholly under a bar, and wider spacing cuts nothing', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const group = await createGroup({ creatorId: me.id, maxMembers: 20 });
  const game = await createGame({ creatorId: me.id, groupId: group.id });
  for (const { id } of await Promise.all(Array.from({ length: 9 }, () => createOnboardedUser())))
    await addMember(group.id, id);
  await signInAs(me.id);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/game/${game.id}`, `/group/${group.id}?tab=members`, '/my-games']) {
    await page.goto(path);
    await untilLive(page);
    const hidden: string[] = [];
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(coveredFocus);
      if (covered !== null) hidden.push(covered);
    }
    expect.soft(hidden, path).toEqual([]);
    await page.evaluate(spaceOut);
    await expect.poll(() => page.evaluate(sidewaysScroll), { message: path }).toEqual([]);
  }
});

/** What has the focus, if nothing of it can be seen in the window. */
function coveredFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((share) => {
    const found = document.elementFromPoint(left + width / 2, top + height * share);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  return isSeen ? null : `${element.tagName} ${element.textContent}`;
}

/** The spacing of 1.4.12 (Text Spacing). */
function spaceOut(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('body *')) {
    style.setProperty('line-height', '1.5', 'important');
    style.setProperty('letter-spacing', '0.12em', 'important');
    style.setProperty('word-spacing', '0.16em', 'important');
  }
}
