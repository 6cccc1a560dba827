/** The hourly rates that rupees allow; coaches of other currencies name any price. */
const HOURLY_RATES: Readonly<Record<string, { min: number; max: number }>> = {
  PKR: { min: 1_000, max: 10_000 },
};

/** In the smallest unit of the currency. */
export const ratesOf = (currency: string) => HOURLY_RATES[currency] ?? null;

/** The allowed range if the rate is outside it, else null. */
export function rateProblem(
  hourlyRate: number,
  currency: string,
): { min: number; max: number } | null {
  const range = ratesOf(currency);
  if (!range || (hourlyRate >= range.min && hourlyRate <= range.max)) return null;
  return range;
}

/** Of hourly rates in rupees. Elsewhere people type the most that they pay. */
export const PRICE_BAND_NAMES = ['budget', 'mid', 'premium'] as const;
export type PriceBand = (typeof PRICE_BAND_NAMES)[number];
/** Above `over`, up to `upTo`; null: no limit. */
export const PRICE_BANDS_PKR: Record<PriceBand, { over: number; upTo: number | null }> = {
  budget: { over: 0, upTo: 3_000 },
  mid: { over: 3_000, upTo: 4_500 },
  premium: { over: 4_500, upTo: null },
};

/** The default offers until a coach sets packages: sessions, and the price in hours of the rate. */
export const PACKAGES_PROPOSED = [
  { sessions: 4, factor: 3.5 },
  { sessions: 8, factor: 6.5 },
] as const;
export const PACKAGES_MAX = 6;
export const PACKAGE_SESSIONS_MIN = 2;
export const PACKAGE_SESSIONS_MAX = 50;
export const PACKAGE_VALID_DAYS_MIN = 7;
export const PACKAGE_VALID_DAYS_MAX = 730;
/** A session of a package is an hour, whatever the package costs. */
export const PACKAGE_SESSION_MINUTES = 60;

/** Until so many hours before a session clients cancel freely. */
export const CANCEL_HOURS_MAX = 168;

export const NAME_LENGTH_MAX = 80;
export const BIO_LENGTH_MAX = 2_000;
export const EXPERIENCE_LENGTH_MAX = 200;
export const LOCATION_LENGTH_MAX = 160;
export const LIST_ENTRIES_MAX = 20;
export const LIST_ENTRY_LENGTH_MAX = 80;
export const NOTE_LENGTH_MAX = 200;

export const COACH_IMAGE_BYTES_MAX = 10 * 1024 * 1024;
/** The photo and the text fields. */
export const APPLICATION_BYTES_MAX = COACH_IMAGE_BYTES_MAX + 256 * 1024;
/** How long a rejected person must wait before applying again. */
export const REAPPLY_DAYS = 30;

/** Spans of hours per weekday. */
export const HOURS_PER_DAY_MAX = 4;
export const DAYS_OFF_MAX = 100;
export const CLASSES_MAX = 20;
export const GROUP_SIZE_MAX = 100;
/** A class with a minimum number is decided so many hours before it begins. */
export const DECIDE_HOURS_DEFAULT = 24;
export const DECIDE_HOURS_MAX = 168;
export const COACH_VENUES_MAX = 10;
export const CERTIFICATES_MAX = 10;
export const CERTIFICATE_REASON_LENGTH_MAX = 500;
/** The file of a certificate is kept so long after the decision, for a question about it. */
export const CERTIFICATE_FILE_DAYS = 30;

/** Whom a coach trains beside everybody. */
export const COACH_AUDIENCES = ['women', 'children'] as const;
export type CoachAudience = (typeof COACH_AUDIENCES)[number];

/** The default hours of a newly approved coach on the days of the application, in minutes after midnight. */
export const FIRST_HOURS = { startMinute: 9 * 60, endMinute: 18 * 60 } as const;
