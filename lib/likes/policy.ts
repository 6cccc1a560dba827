/** The facts about the other person that decide about a like or a skip; one statement of the repository reads them. */
export interface OtherPersonFacts {
  id: number;
  /** Onboarded and not deleted, banned, suspended or paused. */
  discoverable: boolean;
  /** Either of the two blocked the other. */
  blocked: boolean;
}

/** Nobody decides about themselves, and a person one may not see does not exist. */
export function canDecideAbout(actorId: number, other: OtherPersonFacts | null): boolean {
  return other !== null && other.id !== actorId && other.discoverable && !other.blocked;
}

/** A like can be taken back until it has become a match: the other person has been told of that. */
export function canTakeBackLike(status: 'pending' | 'matched'): boolean {
  return status === 'pending';
}
