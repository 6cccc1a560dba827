export const DAYS_AHEAD_MAX = 90;
/** Coming dates of one coach. */
export const UPCOMING_MAX = 200;
/** A person who joins, leaves and joins again within this time is pushed to the coach once. */
export const QUIET_MINUTES = 5;
/** How long a date that is over stays with its coach, who notes who came. */
export const ATTENDANCE_HOURS = 48;
export const CANCEL_REASON_LENGTH_MAX = 300;
