import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SERVED = Date.UTC(2026, 10, 28, 14);
const HOUR_MS = 3_600_000;

/** The module as on a new page, whose response was served at SERVED. */
async function onPage(page: { transferSize?: number; serverTiming?: object[] } = {}) {
  const entry = {
    responseStart: 200,
    transferSize: 900,
    serverTiming: [{ name: 'now', duration: SERVED }],
    ...page,
  };
  vi.stubGlobal('performance', { now: () => 1_200, getEntriesByType: () => [entry] });
  return import('@/lib/platform/browser/clock');
}

const noted = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  // The response came a second ago, on a clock that is five hours ahead.
  vi.setSystemTime(SERVED + 5 * HOUR_MS + 1_000);
  noted.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
    removeItem: (key: string) => noted.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is corrected by the time at which the page was served', async () => {
  const { currentTime } = await onPage();
  expect(currentTime()).toBe(SERVED + 1_000);
  vi.advanceTimersByTime(60_000);
  expect(currentTime()).toBe(SERVED + 61_000);
});

it('leaves a clock that is right as it is, although an answer takes a while', async () => {
  const { currentTime } = await onPage();
  vi.setSystemTime(SERVED + 3_000);
  expect(currentTime()).toBe(SERVED + 3_000);
});

it('does not take the time of a page from a cache for the present one', async () => {
  const { currentTime } = await onPage({ transferSize: 0 });
  expect(currentTime()).toBe(Date.now());
});

it('is corrected by the answers of the API, tells who listens, and knows it without a line', async () => {
  const { currentTime, recordServerTime, onClockCorrected } = await onPage({ serverTiming: [] });
  const notified = vi.fn();
  const end = onClockCorrected(notified);
  const answer = new Headers({ date: new Date(SERVED).toUTCString() });
  recordServerTime(answer);
  recordServerTime(answer);
  expect(currentTime()).toBe(SERVED);
  expect(notified).toHaveBeenCalledOnce();
  end();
  vi.resetModules();
  const later = await onPage({ transferSize: 0 });
  expect(later.currentTime()).toBe(SERVED);
  // The device's clock was set.
  vi.setSystemTime(SERVED);
  later.recordServerTime(answer);
  expect(later.currentTime()).toBe(SERVED);
  expect([...noted]).toEqual([]);
});
