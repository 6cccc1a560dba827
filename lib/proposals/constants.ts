export const PROPOSAL_TIMES_MAX = 3;
/** Suggested venues between the two. */
export const PROPOSAL_VENUES = 3;
/** Times are suggested in so many days from tomorrow on. */
export const PROPOSAL_DAYS = 14;
/** Proposals are for the near future: three times cannot be reserved for longer. */
export const PROPOSAL_DAYS_AHEAD_MAX = 30;
/** A venue beyond this distance is not between the two. */
export const PROPOSAL_RADIUS_KM = 50;
