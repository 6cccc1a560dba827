/** Discover shows at most 6 groups and 6 venues. */
export const DISCOVER_GROUPS_MAX = 6;
export const DISCOVER_VENUES_MAX = 6;
/** Cards per fetch; the stack loads the next page when few are left. */
export const DISCOVER_PEOPLE_MAX = 7;
/** Of the person's next games: the one that is shown, and the one after it. */
export const DISCOVER_NEXT_GAMES = 2;
