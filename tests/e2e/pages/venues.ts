import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Public pages load the viewer, and once the notification button is visible the page is hydrated. */
export async function openAsMember(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
}

/** Two venues at one place count as duplicates, so a test that leaves a venue behind uses another area. */
export async function confirmPlace(page: Page, area = 'Gulberg'): Promise<void> {
  await page.getByRole('button', { name: 'Select on map' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Venue Location' });
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(picker.getByText('Please select a location on the map.')).toBeVisible();
  await picker.getByLabel('Search address').fill('zzqx nowhere');
  await picker.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(picker.getByText(/Could not find the specified location/)).toBeVisible();
  await picker.getByLabel('Search address').fill(`${area}, Lahore`);
  await picker.getByLabel('Search address').press('Enter');
  await expect(picker.getByText(`Showing ${area}`, { exact: false })).toBeVisible();
  const before = Number(await picker.getByLabel('Longitude').inputValue());
  const pin = picker.getByRole('button', { name: /move it with the arrow keys/ });
  await pin.press('ArrowRight');
  await expect
    .poll(async () => Number(await picker.getByLabel('Longitude').inputValue()))
    .toBeGreaterThan(before);
  await picker.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(picker).toBeHidden();
}
