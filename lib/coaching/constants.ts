import type { SportName } from '@/lib/sports/constants';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Part 2 §3: the areas of the directory's location filter. */
export const COACHING_AREAS = ['DHA', 'Gulberg', 'Model Town', 'Johar Town'] as const;

/** Part 2 §3: rupees an hour; `over` is outside the band, `upTo` inside. */
export const PRICE_BANDS = {
  budget: { label: 'Budget (up to Rs. 3,000)', over: 0, upTo: 3_000 },
  mid: { label: 'Mid (over Rs. 3,000 up to Rs. 4,500)', over: 3_000, upTo: 4_500 },
  premium: { label: 'Premium (over Rs. 4,500)', over: 4_500, upTo: 1_000_000 },
} as const;
export type PriceBand = keyof typeof PRICE_BANDS;
export const PRICE_BAND_NAMES = Object.keys(PRICE_BANDS) as [PriceBand, ...PriceBand[]];

export const HOURLY_RATE_MIN = 1_000;
export const HOURLY_RATE_MAX = 10_000;

/** Part 3 §6: sessions and what they cost in hours of the rate. */
export const PACKAGES = [
  { sessions: 4, factor: 3.5 },
  { sessions: 8, factor: 6.5 },
] as const;
/** A session of a package is an hour, as its price says. */
export const PACKAGE_SESSION_MINUTES = 60;

export const NAME_LENGTH_MAX = 80;
export const BIO_LENGTH_MAX = 2_000;
export const EXPERIENCE_LENGTH_MAX = 200;
export const LOCATION_LENGTH_MAX = 160;
export const LIST_ENTRIES_MAX = 20;
export const LIST_ENTRY_LENGTH_MAX = 80;
export const REVIEW_LENGTH_MAX = 2_000;
export const NOTE_LENGTH_MAX = 200;
export const ADMIN_NOTES_LENGTH_MAX = 2_000;

export const COACH_IMAGE_BYTES_MAX = 10 * 1024 * 1024;
/** The photo and room for the texts beside it. */
export const APPLICATION_BYTES_MAX = COACH_IMAGE_BYTES_MAX + 256 * 1024;
/** Part 3 §5: whoever was rejected may ask again after so long. */
export const REAPPLY_DAYS = 30;

/** Times of one weekday that a coach can enter. */
export const HOURS_PER_DAY_MAX = 4;
export const DAYS_OFF_MAX = 100;
export const CLASSES_MAX = 20;
/** Venues at which one coach trains. */
export const COACH_VENUES_MAX = 10;

/** What a newly approved coach works on the days of the application, until they say otherwise: minutes after midnight. */
export const FIRST_HOURS = { startMinute: 9 * 60, endMinute: 18 * 60 } as const;

/** Application forms name sports; the first column of the admin's list reads the same. */
export type CoachedSport = SportName;
