/** Times offered in one proposal. */
export const PROPOSAL_TIMES_MAX = 3;
/** Venues between the two that are offered. */
export const PROPOSAL_VENUES = 3;
/** Times are looked for in so many days from tomorrow on. */
export const PROPOSAL_DAYS = 14;
/** A proposal is for soon: nobody keeps three times free for longer. */
export const PROPOSAL_DAYS_AHEAD_MAX = 30;
/** Beyond this a venue is between nobody. */
export const PROPOSAL_RADIUS_KM = 50;
