import type { Actor } from '@/lib/platform/auth/actor';

export interface VenueFacts {
  addedById: number | null;
  /** The operator whose application was approved. */
  ownerId: number | null;
}

/** The verified operator, else the person who added the venue. */
function isRepresentative(actor: Actor, { addedById, ownerId }: VenueFacts): boolean {
  return actor.userId === (ownerId ?? addedById);
}

/** The adder may still edit the venue alongside a verified operator. */
export function isOwnVenue(actor: Actor, venue: VenueFacts): boolean {
  return venue.addedById === actor.userId || venue.ownerId === actor.userId;
}

export function canEditVenue(actor: Actor, venue: VenueFacts): boolean {
  return actor.isAdmin || isOwnVenue(actor, venue);
}

/** Once an operator is verified, they may delete the venue and the adder may not. */
export function canDeleteVenue(actor: Actor, venue: VenueFacts): boolean {
  return actor.isAdmin || isRepresentative(actor, venue);
}

/** Excludes one's own venue. */
export function canReviewVenue(actor: Actor, venue: VenueFacts): boolean {
  return !isOwnVenue(actor, venue);
}

export function canReplyToReviews(actor: Actor, venue: VenueFacts): boolean {
  return isRepresentative(actor, venue);
}
