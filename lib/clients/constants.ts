/** Of one coach, with and without accounts. */
export const CLIENTS_MAX = 500;
export const CLIENT_NAME_LENGTH_MAX = 80;
export const PHONE_LENGTH_MAX = 40;
export const CLIENT_NOTE_LENGTH_MAX = 1_000;
/** Of sessions, packages and class places on the page of a client, newest first. */
export const ENTRIES_SHOWN = 200;
/** Of free days behind a personal link. */
export const MOVE_DAYS = 10;
