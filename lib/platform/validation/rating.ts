/** The stars of a review, from 1. On its own, so that pages for guests show them without zod. */
export const RATING_MAX = 5;
