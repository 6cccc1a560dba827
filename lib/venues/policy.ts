import type { Actor } from '@/lib/auth/actor';

export interface VenueFacts {
  addedById: number | null;
  /** The operator whose application was approved. */
  ownerId: number | null;
}

/** Who speaks for the venue: its verified operator, else whoever added it. */
function speaksFor(actor: Actor, { addedById, ownerId }: VenueFacts): boolean {
  return actor.userId === (ownerId ?? addedById);
}

/** Theirs to keep right: the adder keeps that right for what they added, beside a verified operator. */
export function isOwnVenue(actor: Actor, venue: VenueFacts): boolean {
  return venue.addedById === actor.userId || venue.ownerId === actor.userId;
}

export function canEditVenue(actor: Actor, venue: VenueFacts): boolean {
  return actor.isAdmin || isOwnVenue(actor, venue);
}

/** Once an operator is verified the venue is theirs to remove, not the adder's. */
export function canDeleteVenue(actor: Actor, venue: VenueFacts): boolean {
  return actor.isAdmin || speaksFor(actor, venue);
}

/** Nobody rates their own venue. */
export function canReviewVenue(actor: Actor, venue: VenueFacts): boolean {
  return !isOwnVenue(actor, venue);
}

export function canReplyToReviews(actor: Actor, venue: VenueFacts): boolean {
  return speaksFor(actor, venue);
}
