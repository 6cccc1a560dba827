import type { Actor } from '@/lib/platform/auth/actor';

export interface VenueFacts {
  addedById: number | null;
  /** The operator whose application was approved. */
  ownerId: number | null;
}

/** The venue's representative: its verified operator, else the person who added it. */
function isRepresentative(actor: Actor, { addedById, ownerId }: VenueFacts): boolean {
  return actor.userId === (ownerId ?? addedById);
}

/** The adder keeps the right to edit what they added, alongside a verified operator. */
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

/** Nobody rates their own venue. */
export function canReviewVenue(actor: Actor, venue: VenueFacts): boolean {
  return !isOwnVenue(actor, venue);
}

export function canReplyToReviews(actor: Actor, venue: VenueFacts): boolean {
  return isRepresentative(actor, venue);
}
