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

/** Members of the group, and players from outside for their own line. Admins of the site have no part in it. */
export function canSeeMoney(reader: { isMember: boolean; isPlayer: boolean }): boolean {
  return reader.isMember || reader.isPlayer;
}
