export const DISCOVER_GROUPS_MAX = 6;
/** Games that the person could still join. */
export const DISCOVER_GAMES_MAX = 6;
export const DISCOVER_VENUES_MAX = 6;
/** Of the games by sport, which are counted as well: a whole batch. */
export const SPORT_GAMES_MAX = 50;
/** Cards per batch; the deck loads the next one when few are left. */
export const DISCOVER_PEOPLE_MAX = 7;
/** The next game, which is shown, and the one after it. */
export const DISCOVER_NEXT_GAMES = 2;
