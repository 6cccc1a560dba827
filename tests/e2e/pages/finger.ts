import type { Page } from '@playwright/test';

/** A touch gesture through the browser's own input events: Playwright supports only taps. */
export async function createFinger(page: Page) {
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  let at = { x: 0, y: 0 };
  return {
    down(x: number, y: number) {
      at = { x, y };
      return touch('touchStart', x, y);
    },
    async moveTo(x: number, y: number) {
      const from = at;
      for (let step = 1; step <= 10; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 10, y: from.y + ((y - from.y) * step) / 10 };
        await touch('touchMove', at.x, at.y);
      }
    },
    up: () => touch('touchEnd', at.x, at.y),
  };
}
