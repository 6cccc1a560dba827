import {
  NEW_ACCOUNT_HOURS,
  REQUESTS_PER_DAY_MAX,
  REQUESTS_PER_DAY_NEW_ACCOUNT_MAX,
} from '@/lib/connections/constants';
import type { Actor } from '@/lib/platform/auth/actor';

export interface RequestFacts {
  senderId: number;
  receiverId: number;
  status: 'pending' | 'accepted' | 'declined' | 'cancelled' | 'disconnected';
}

export type RequestDecision = 'accept' | 'decline' | 'cancel';

/** The receiver answers, the sender cancels; for anybody else the request does not exist. */
export function canDecide(actor: Actor, decision: RequestDecision, request: RequestFacts): boolean {
  const decider = decision === 'cancel' ? request.senderId : request.receiverId;
  return actor.userId === decider;
}

/** How many requests an account of this age may send within 24 hours. */
export function requestsPerDayMax(accountCreatedAt: Date, now: Date): number {
  const hours = (now.getTime() - accountCreatedAt.getTime()) / 3_600_000;
  return hours < NEW_ACCOUNT_HOURS ? REQUESTS_PER_DAY_NEW_ACCOUNT_MAX : REQUESTS_PER_DAY_MAX;
}
