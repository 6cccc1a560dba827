import { secondsFromNow } from '@/lib/platform/db/now';

/** The column `run_at` is rounded to milliseconds, possibly up. */
const ROUNDED_SECONDS = 0.001;

/** Jobs up to this `run_at` are due. */
export const due = secondsFromNow(ROUNDED_SECONDS);
