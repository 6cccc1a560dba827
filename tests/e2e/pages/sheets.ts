import type { Locator, Page } from '@playwright/test';
import { expect } from './groups';

/** Counts the effort of a journey: clicks, and fields to type into. */
export function startCount() {
  const count = { taps: 0, typed: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
    /** A field that a bottom sheet has focused needs no tap; typing into another is counted all the same. */
    type: async (field: Locator, text: string) => {
      count.typed += 1;
      await field.fill(text);
    },
  };
}

/** The filters of a list, which are in a bottom sheet on phones. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
}

export async function closeFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show results' }).click();
}

/** The parts of the last button of a bottom sheet that are outside the window, or covered. */
export async function hiddenAction(dialog: Locator): Promise<string> {
  return dialog.evaluate((sheet) => {
    const foot = sheet.querySelector('[data-dialog-footer]');
    if (!foot) return 'no foot';
    if (sheet.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom > 2) {
      return 'a gap below the foot';
    }
    const button = [...foot.querySelectorAll('button')].at(-1);
    if (!button) return 'no action at the foot';
    const { top, bottom, left, right } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    if (top < 0 || left < 0 || bottom > clientHeight || right > clientWidth) {
      return `outside the window: ${Math.round(top)} to ${Math.round(bottom)} of ${clientHeight}`;
    }
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A disabled button passes the click to the foot.
    return hit && foot.contains(hit) ? '' : `under ${hit?.outerHTML.slice(0, 120)}`;
  });
}

/** How much of the focused field is below the upper edge of its bottom sheet's foot, in pixels. */
export async function coveredByFoot(field: Locator): Promise<number> {
  await expect(field).toBeFocused();
  return field.evaluate((element) => {
    const foot = element.closest('[role=dialog]')?.querySelector('[data-dialog-footer]');
    const edge = foot?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.round(element.getBoundingClientRect().bottom - edge));
  });
}
