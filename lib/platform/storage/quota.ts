import { AppError } from '@/lib/platform/errors/app-error';

const MEGABYTE = 1024 * 1024;

// The trigger uploads_count contains and enforces both figures too; quota.test.ts compares them. Bytes are those of the
// stored picture, a few hundred kilobytes each, not those of the upload.

/** What one person may add in a day (UTC): some 300 pictures. */
export const UPLOAD_BYTES_DAY_MAX = 100 * MEGABYTE;
/** What one person may keep in all: some 3,000 pictures. */
export const UPLOAD_BYTES_TOTAL_MAX = 1024 * MEGABYTE;

/** The trigger's refusals, by the constraint name that it raises. */
export const UPLOAD_QUOTA_REFUSALS: Readonly<Record<string, () => AppError>> = {
  uploads_bytes_of_a_day: () =>
    new AppError(
      'rate_limited',
      `You have added ${UPLOAD_BYTES_DAY_MAX / MEGABYTE} MB of pictures today, the most for one day. Please try again tomorrow.`,
      { retryAfterSeconds: secondsLeftOfDay() },
    ),
  uploads_bytes_of_a_person: () =>
    new AppError(
      'conflict',
      `Your pictures take up ${UPLOAD_BYTES_TOTAL_MAX / MEGABYTE / 1024} GB, the most for one account. Please delete some first.`,
    ),
};

function secondsLeftOfDay(): number {
  const day = 86_400_000;
  return Math.max(1, Math.ceil((day - (Date.now() % day)) / 1000));
}
