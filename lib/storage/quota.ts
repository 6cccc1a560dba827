import { AppError } from '@/lib/errors/app-error';

const MEGABYTE = 1024 * 1024;

// Both figures stand in the trigger uploads_count as well, which holds them; quota.test.ts compares the two. Bytes are those
// that are kept, a few hundred kilobytes a picture, and not those that were sent.

/** What one person may add in a day (UTC): some 300 pictures. */
export const UPLOAD_BYTES_DAY_MAX = 100 * MEGABYTE;
/** What one person may keep in all: some 3,000 pictures. */
export const UPLOAD_BYTES_TOTAL_MAX = 1024 * MEGABYTE;

/** The refusals of the trigger, by the name of the constraint that it gives. */
export const UPLOAD_QUOTA_REFUSALS: Readonly<Record<string, () => AppError>> = {
  uploads_bytes_of_a_day: () =>
    new AppError(
      'rate_limited',
      `You have added ${UPLOAD_BYTES_DAY_MAX / MEGABYTE} MB of pictures today, which is all for one day. Please try again tomorrow.`,
      { retryAfterSeconds: secondsLeftOfDay() },
    ),
  uploads_bytes_of_a_person: () =>
    new AppError(
      'conflict',
      `Your pictures take up ${UPLOAD_BYTES_TOTAL_MAX / MEGABYTE / 1024} GB, which is all there is for one account. Please delete some first.`,
    ),
};

function secondsLeftOfDay(): number {
  const day = 86_400_000;
  return Math.max(1, Math.ceil((day - (Date.now() % day)) / 1000));
}
