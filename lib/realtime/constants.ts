/** The longest message of a socket, and the longest body of a poll. */
export const PAYLOAD_BYTES_MAX = 64 * 1024;
