import { city } from '@/lib/platform/city/city';

/** Day or month first, and the hours of the clock. */
export const DATE_STYLES = ['d24', 'd12', 'm24', 'm12'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export const isDateStyle = (value: unknown): value is DateStyle =>
  (DATE_STYLES as readonly unknown[]).includes(value);

// One per process. Next bundles this module several times, so a variable of the module would not be shared.
const KEY = Symbol.for('maidan.dateStyle');
const holder = globalThis as { [KEY]?: () => DateStyle | null };

/** Called once by each server process; see `run-in.ts`. */
export function setCurrentDateStyle(current: () => DateStyle | null): void {
  holder[KEY] = current;
}

/** The reader's choice, of the request on the server, of the document in the browser; null: as usual in the city. */
export function currentDateStyle(): DateStyle | null {
  const style =
    typeof document === 'undefined' ? holder[KEY]?.() : document.documentElement.dataset.dates;
  return isDateStyle(style) ? style : null;
}

export const hoursOf = (style: DateStyle | null): 12 | 24 =>
  style ? (style.endsWith('12') ? 12 : 24) : city().clock;
