import { format } from 'node:util';
import { hide } from '@/lib/platform/jobs/failure';
import { log } from '@/lib/platform/observability/log';

const LEVELS = {
  debug: 'debug',
  trace: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

const LEFT_CODES = new Set(['EPIPE', 'ECONNRESET']);

/** Next prints every failed write of its proxy as an error. */
const isDeparture = (words: string, error: Error | undefined): boolean =>
  words.startsWith('Failed to proxy') &&
  error !== undefined &&
  'code' in error &&
  LEFT_CODES.has(String(error.code));

/** Turns output of Next, packages and Node itself into lines of the log, which collectors parse as JSON. */
export function logAllOutput(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error);
      const words = hide(format(...given.filter((one) => one !== err)).trim());
      // A browser that disconnects halfway is no error.
      const actual = isDeparture(words, err) ? 'debug' : level;
      if (err) log[actual]({ err }, /\w/.test(words) ? words : 'an error was printed');
      else if (words) log[actual](words);
    };
  }
  // Node's own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node'));
}
