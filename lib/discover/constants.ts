export const DISCOVER_GROUPS_MAX = 6;
/** Games that the person could still join. */
export const DISCOVER_GAMES_MAX = 6;
export const DISCOVER_VENUES_MAX = 6;
/** Cards per batch; the deck loads the next one when few are left. */
export const DISCOVER_PEOPLE_MAX = 7;
/** The next game, which is shown, and the one after it. */
export const DISCOVER_NEXT_GAMES = 2;
