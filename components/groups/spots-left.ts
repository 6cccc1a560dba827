/** 'N spots left' of a group or a game, 'Full' at 0. */
export function spotsLeft(taken: number, places: number): string {
  const left = Math.max(0, places - taken);
  if (left === 0) return 'Full';
  return left === 1 ? '1 spot left' : `${left} spots left`;
}
