/** Things that one person can follow. */
export const FOLLOWS_MAX = 20;
export const FOLLOW_AREA_LENGTH_MAX = 160;

/** The games of one thing that are looked at, and those that a letter lists. */
export const FOLLOW_GAMES_MAX = 20;
export const LETTER_GAMES_MAX = 10;

/** A day of its own for the letter, before the weekend: Thursday, 0 is Monday. From this hour on, in the person's zone. */
export const LETTER_WEEKDAY = 3;
export const LETTER_FROM_HOUR = 9;
/** Until then a notification says what has been told. Longer than a game is ahead when it is told of. */
export const NOTICES_KEPT_DAYS = 30;
