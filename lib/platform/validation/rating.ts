/** The stars of a review, from 1. In its own file, so that guests' pages show them without zod. */
export const RATING_MAX = 5;
