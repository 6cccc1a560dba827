import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon } from '../fixtures';

/** Two browsers, with everything they have to load. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Clicks until the button reacts, which it does once the page is hydrated. */
export async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(async () => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
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
  await expect(async () => {
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name: entry }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}

export async function pressed(page: Page, name: string | RegExp, then: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByText(then).first()).toBeVisible();
}
