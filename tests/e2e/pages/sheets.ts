import type { Locator } from '@playwright/test';
import { expect } from './groups';

/** Counts what a journey asks of a thumb: presses, and fields to type into. */
export function startCount() {
  const count = { taps: 0, typed: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
    /** A field that a sheet has focused is typed into without a tap; one that was not is counted as typed all the same. */
    type: async (field: Locator, text: string) => {
      count.typed += 1;
      await field.fill(text);
    },
  };
}

/** What is not wholly inside the window, or lies under something else, of the last button at the foot of a sheet. */
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
    // A button that is disabled lets the press through to the foot.
    return hit && foot.contains(hit) ? '' : `under ${hit?.outerHTML.slice(0, 120)}`;
  });
}

/** How much of the focused field lies below the upper edge of the foot of its sheet, in pixels. */
export async function coveredByFoot(field: Locator): Promise<number> {
  await expect(field).toBeFocused();
  return field.evaluate((element) => {
    const foot = element.closest('[role=dialog]')?.querySelector('[data-dialog-footer]');
    const edge = foot?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.round(element.getBoundingClientRect().bottom - edge));
  });
}
