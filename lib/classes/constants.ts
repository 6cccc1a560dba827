/** Further ahead no coach knows their week. */
export const DAYS_AHEAD_MAX = 90;
/** Dates that one call can set, a week apart. */
export const WEEKS_MAX = 12;
/** Dates of one coach that are still to come. */
export const UPCOMING_MAX = 200;
export const CANCEL_REASON_LENGTH_MAX = 300;
