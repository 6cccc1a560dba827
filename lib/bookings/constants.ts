export const SESSION_TYPES = ['individual', 'group', 'assessment'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];
export const SESSION_TYPE_LABELS: Record<SessionType, string> = {
  individual: 'Individual',
  group: 'Group',
  assessment: 'Assessment',
};

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

/** A request waits for its answer so long, or until its start. */
export const EXPIRY_HOURS = 48;
/** Further ahead no coach knows their week. */
export const DAYS_AHEAD_MAX = 90;
/** Days of free slots that one call answers. */
export const SLOT_DAYS_MAX = 31;
export const SLOT_STEP_MINUTES = 30;
/** A session counts as completed so long after its end, unless the coach said that nobody came. */
export const COMPLETES_AFTER_MINUTES = 120;
/** Requests that one client may have waiting with one coach: the desk is no place to flood. */
export const PENDING_PER_COACH_MAX = 5;

export const MESSAGE_LENGTH_MAX = 1_000;
export const COACH_NOTES_LENGTH_MAX = 1_000;
export const CANCEL_REASON_LENGTH_MAX = 300;
export const PROPOSAL_NOTE_LENGTH_MAX = 500;
