/** The facts about the other person that decide about a like or a skip, read in one statement. */
export interface OtherPersonFacts {
  id: number;
  /** Onboarded and not deleted, banned, suspended or paused. */
  discoverable: boolean;
  /** Either of the two blocked the other. */
  blocked: boolean;
}

/** People cannot decide about themselves, and a hidden person does not exist for them. */
export function canDecideAbout(actorId: number, other: OtherPersonFacts | null): boolean {
  return other !== null && other.id !== actorId && other.discoverable && !other.blocked;
}

/** A like can be taken back until it is a match, of which the other person has been notified. */
export function canTakeBackLike(status: 'pending' | 'matched'): boolean {
  return status === 'pending';
}
