import type { ShareMark } from '@/lib/money/constants';

/** The actor's relation to a share of a game, or to a debt between two people. */
interface ShareRole {
  /** Manages the game, or is an organiser of the group. */
  manages: boolean;
  isDebtor: boolean;
  isCreditor: boolean;
}

/**
 * The recipient of the money knows best whether it arrived; organisers can mark it for everyone. Only organisers can exempt a
 * player.
 */
export function canMark({ manages, isDebtor, isCreditor }: ShareRole, mark: ShareMark) {
  if (mark === 'said') return isDebtor;
  return manages || (isCreditor && mark !== 'exempt');
}

export function canRemind({ manages, isCreditor }: ShareRole): boolean {
  return manages || isCreditor;
}

interface MoneyViewer {
  isMember: boolean;
  isPlayer: boolean;
  /** They have paid or owe something for the game, or paid for the court. */
  isInBook: boolean;
}

/** Members of the group, and outside players for their own entry. Admins of the site are excluded. */
export function canSeeMoney({ isMember, isPlayer, isInBook }: MoneyViewer): boolean {
  return isMember || isPlayer || isInBook;
}
