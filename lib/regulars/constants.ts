/** On the page behind a personal link. */
export const REGULAR_GAMES_SHOWN = 6;

/** A batch of the list of a group's regulars. */
export const REGULARS_SHOWN = 50;

/** Of a pasted list, in characters; its lines are limited by `parseList`. */
export const LIST_LENGTH_MAX = 5_000;
