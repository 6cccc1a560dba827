import type { ShareMark } from '@/lib/money/constants';

/** What the actor is to a share of a game, or to what one person owes another. */
interface MoneyStanding {
  /** Manages the game, or is an organiser of the group. */
  manages: boolean;
  isDebtor: boolean;
  isCreditor: boolean;
}

/** Who got the money knows best whether it came; organisers can tick it for everybody. Only they let somebody play for free. */
export function canMark({ manages, isDebtor, isCreditor }: MoneyStanding, mark: ShareMark) {
  if (mark === 'said') return isDebtor;
  return manages || (isCreditor && mark !== 'exempt');
}

export function canRemind({ manages, isCreditor }: MoneyStanding): boolean {
  return manages || isCreditor;
}

interface MoneyReader {
  isMember: boolean;
  isPlayer: boolean;
  /** They have paid or owe something for the game, or advanced the court. */
  isInBook: boolean;
}

/** Members of the group, and people from outside for their own line. Admins of the site have no part in it. */
export function canSeeMoney({ isMember, isPlayer, isInBook }: MoneyReader): boolean {
  return isMember || isPlayer || isInBook;
}
