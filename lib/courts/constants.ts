export const COURT_TIME_STATUSES = [
  'asked',
  'confirmed',
  'declined',
  'lapsed',
  'cancelled',
  'came',
  'no_show',
  'blocked',
] as const;
export type CourtTimeStatus = (typeof COURT_TIME_STATUSES)[number];

/** These cannot overlap on a court: the constraint court_times_no_double_booking has the same list. */
export const TAKEN_STATUSES = ['confirmed', 'blocked', 'came', 'no_show'] as const;

export const VENUE_ROLES = ['owner', 'desk'] as const;
export type VenueRole = (typeof VENUE_ROLES)[number];

export const COURTS_MAX = 40;
export const STAFF_MAX = 20;
/** Of one person, in the offline copy. */
export const DESKS_MAX = 5;
export const SLOT_MINUTES = [30, 45, 60, 90, 120] as const;
export const SLOT_MINUTES_DEFAULT = 60;
/** Times that the desk enters start and end on these minutes. */
export const DESK_STEP_MINUTES = 15;
export const LENGTH_MINUTES_MAX = 240;
export const BLOCK_MINUTES_MAX = 1_440;
export const DAYS_AHEAD_MAX = 30;
/** Of the strip of free times. */
export const FREE_DAYS = 7;
/** Open asks of one person at one venue, against flooding. */
export const ASKS_PER_VENUE_MAX = 3;
/** An ask lapses once the court was open for so long, or at its start. */
export const LAPSES_AFTER_OPEN_MINUTES = 120;
export const STANDING_WEEKS_MAX = 26;
export const CANCEL_HOURS_DEFAULT = 4;
export const CANCEL_HOURS_MAX = 168;
/** Of the picture of how full the courts are. */
export const USE_DAYS = 28;
export const EXPORT_DAYS_MAX = 366;

export const NAME_LENGTH_MAX = 60;
export const SURFACE_LENGTH_MAX = 40;
export const PHONE_LENGTH_MAX = 40;
export const PAY_TO_LENGTH_MAX = 200;
export const PRICE_SPANS_MAX = 20;
export const CLOSED_DATES_MAX = 60;
