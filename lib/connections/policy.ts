import type { Actor } from '@/lib/platform/auth/actor';

export interface RequestFacts {
  senderId: number;
  receiverId: number;
  status: 'pending' | 'accepted' | 'declined' | 'cancelled' | 'disconnected';
}

export type RequestDecision = 'accept' | 'decline' | 'cancel';

/** The receiver accepts or declines, the sender cancels; for others the request does not exist. */
export function canDecide(actor: Actor, decision: RequestDecision, request: RequestFacts): boolean {
  const decider = decision === 'cancel' ? request.senderId : request.receiverId;
  return actor.userId === decider;
}
