export const SESSION_TYPES = ['individual', 'group', 'assessment'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

export const DURATIONS_MINUTES = [30, 60, 90, 120] as const;
export const DURATION_MINUTES_DEFAULT = 60;

export const BOOKING_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
  'completed',
  'no_show',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Of the page of bookings; others than coaches have only the first. */
export const BOOKING_TABS = ['mine', 'requests', 'calendar', 'clients', 'desk'] as const;

/** A request expires after this time, or at its start. */
export const EXPIRY_HOURS = 48;
export const DAYS_AHEAD_MAX = 90;
/** Of free slots on a coach's page. */
export const FREE_DAYS = 7;
/** The most days of free slots in one call. */
export const SLOT_DAYS_MAX = 31;
export const SLOT_STEP_MINUTES = 30;
/** A session counts as completed this long after its end, unless the coach has marked it as missed. */
export const COMPLETES_AFTER_MINUTES = 120;
/** Open requests of one client with one coach, against flooding. */
export const PENDING_PER_COACH_MAX = 5;

export const MESSAGE_LENGTH_MAX = 1_000;
export const COACH_NOTES_LENGTH_MAX = 1_000;
export const CANCEL_REASON_LENGTH_MAX = 300;
export const PROPOSAL_NOTE_LENGTH_MAX = 500;
/** Sessions or dates of a class that are entered by one call, a week apart. */
export const WEEKS_MAX = 12;
