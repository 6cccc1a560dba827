/** On the page behind a personal link. */
export const REGULAR_GAMES_SHOWN = 6;

/** A batch of the list of a group's regulars. */
export const REGULARS_SHOWN = 50;

/** Of a pasted list or table, in characters; its names are limited by `parseList`. */
export const LIST_LENGTH_MAX = 50_000;
