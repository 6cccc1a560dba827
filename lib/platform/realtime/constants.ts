/** Limit for one socket message and for the body of one poll. */
export const PAYLOAD_BYTES_MAX = 64 * 1024;
