import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon } from '../fixtures';
import { TIMEOUT_FACTOR } from './connection';
import { clickUntil } from './live';

/** Two browsers, each with all its files to load. */
export const expect = expectSoon.configure({ timeout: 60_000 * TIMEOUT_FACTOR });

/** Clicks until the button reacts, which it does once the page is hydrated. A form shows its folded fields too. */
export async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await clickUntil(page.getByRole('button', { name: button }).first(), dialog);
  const more = dialog.getByRole('button', { name: 'More options', expanded: false });
  if (await more.isVisible()) await more.click();
  return dialog;
}

/** Opens a dialog from a menu entry. */
export async function openFromMenu(
  page: Page,
  menu: string,
  entry: string,
  title: string | RegExp,
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  const item = page.getByRole('menuitem', { name: entry });
  await clickUntil(page.getByRole('button', { name: menu }).first(), item);
  await clickUntil(item, dialog);
  return dialog;
}

export async function pressed(page: Page, name: string | RegExp, then: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByText(then).first()).toBeVisible();
}

/** Closes the ways to share a new game, which cover the page. */
export async function skipSharing(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Tell the others' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}
