/** On the page behind a personal link. */
export const REGULAR_GAMES_SHOWN = 6;

/** Of a pasted list, in characters; its lines are limited by `parseList`. */
export const LIST_LENGTH_MAX = 5_000;
