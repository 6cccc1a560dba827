import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { texts } from '@/lib/platform/storage/server-texts';

const MEGABYTE = 1024 * 1024;

// The trigger uploads_count also contains and enforces both figures; quota.test.ts compares them. Bytes are those of the stored
// picture, a few hundred kilobytes each, not those of the upload.

/** Per person and day (UTC): some 300 pictures. */
export const UPLOAD_BYTES_DAY_MAX = 100 * MEGABYTE;
/** Per person in all: some 3,000 pictures. */
export const UPLOAD_BYTES_TOTAL_MAX = 1024 * MEGABYTE;

/** The trigger's errors, by the constraint name that it raises. */
export const UPLOAD_QUOTA_REFUSALS: Readonly<Record<string, () => AppError>> = {
  uploads_bytes_of_a_day: () =>
    new AppError(
      'rate_limited',
      say(texts, 'fullToday', { megabytes: UPLOAD_BYTES_DAY_MAX / MEGABYTE }),
      { retryAfterSeconds: secondsLeftOfDay() },
    ),
  uploads_bytes_of_a_person: () =>
    new AppError(
      'conflict',
      say(texts, 'fullAccount', { gigabytes: UPLOAD_BYTES_TOTAL_MAX / MEGABYTE / 1024 }),
    ),
};

function secondsLeftOfDay(): number {
  const day = 86_400_000;
  return Math.max(1, Math.ceil((day - (Date.now() % day)) / 1000));
}
