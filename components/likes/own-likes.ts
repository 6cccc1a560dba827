/** People liked in this tab: a match with them opens the match popup and needs no toast. */
export const likedHere = new Set<number>();
