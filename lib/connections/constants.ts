/** Asking again waits this long after a decline. */
export const ASK_AGAIN_DAYS = 30;

/** Whoever took a request back waits so long before they ask the same person again: a request is no doorbell. */
export const ASK_AFTER_CANCEL_HOURS = 24;

/** A day is the last 24 hours, so that midnight gives nobody a second helping. */
export const REQUESTS_PER_DAY_MAX = 50;
export const REQUESTS_PER_DAY_NEW_ACCOUNT_MAX = 10;
export const NEW_ACCOUNT_HOURS = 24;

export const REQUEST_MESSAGE_LENGTH_MAX = 300;
