import { rememberedOnDevice, rememberOnDevice } from '@/lib/platform/browser/person-store';

const NAME = 'clock';
/** The header `Date` has whole seconds, and a response takes a while: smaller differences are not the clock's. */
const ERROR_MS_MIN = 5_000;

let error: number | null = null;
const listeners = new Set<() => void>();

/**
 * By how many milliseconds the device's clock is behind the server's, according to this page's response (`Server-Timing`,
 * server/web/response-headers). Null for a cached response or a browser without the header. Also runs as the text of an inline script, so
 * it uses nothing from outside.
 */
export function readPageClockError(): number | null {
  try {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const served = page?.serverTiming?.find(({ name }) => name === 'now')?.duration;
    if (!page || !served || page.transferSize === 0) return null;
    const missed = served - (Date.now() - (performance.now() - page.responseStart));
    return Math.abs(missed) < 5_000 ? 0 : missed;
  } catch {
    return null;
  }
}

/**
 * The present time by the server's clock. Everything that a browser decides or shows by the time uses it: the device's own
 * clock may be wrong by hours.
 */
export function currentTime(): number {
  if (typeof window === 'undefined') return Date.now();
  if (error === null) {
    const known = readPageClockError();
    if (known === null) error = Number(rememberedOnDevice(NAME)) || 0;
    else correct(known);
  }
  return Date.now() + (error ?? 0);
}

/** Call with the headers of every API response. */
export function recordServerTime(headers: Headers): void {
  const served = Date.parse(headers.get('date') ?? '');
  if (typeof window === 'undefined' || Number.isNaN(served)) return;
  const missed = served - Date.now();
  const before = currentTime();
  correct(Math.abs(missed) < ERROR_MS_MIN ? 0 : missed);
  if (Math.abs(currentTime() - before) < ERROR_MS_MIN) return;
  for (const listener of listeners) listener();
}

/** Also stored for the next page that loads offline. */
function correct(missed: number): void {
  error = missed;
  rememberOnDevice(NAME, missed === 0 ? null : String(missed));
}

/** @returns ends the listening */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
