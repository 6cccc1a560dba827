/** Whom this tab has liked: a match with them is told by the match popup and needs no toast. */
export const likedHere = new Set<number>();
