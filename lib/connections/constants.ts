/** A day is the last 24 hours, so that midnight does not reset the count. */
export const REQUESTS_PER_DAY_MAX = 50;
export const REQUESTS_PER_DAY_NEW_ACCOUNT_MAX = 10;
export const NEW_ACCOUNT_HOURS = 24;

export const REQUEST_MESSAGE_LENGTH_MAX = 300;
