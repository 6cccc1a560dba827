import type { GroupStanding } from '@/lib/groups/policy';
import {
  CONVERSATIONS_PER_DAY_MAX,
  CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX,
  EDIT_MINUTES_MAX,
  NEW_ACCOUNT_HOURS,
  REQUEST_MESSAGES_MAX,
} from '@/lib/messages/constants';
import type { Actor } from '@/lib/platform/auth/actor';

export interface OwnMessageFacts {
  senderId: number | null;
  type: 'text' | 'image' | 'system';
  createdAt: Date;
  deletedAt: Date | null;
  hiddenAt: Date | null;
}

/** Only the sender's own text, while it exists, within 15 minutes. System lines belong to nobody. */
export function canChangeMessage(actor: Actor, message: OwnMessageFacts, now: Date): boolean {
  if (message.senderId !== actor.userId || message.type === 'system') return false;
  if (message.deletedAt || message.hiddenAt) return false;
  return now.getTime() - message.createdAt.getTime() <= EDIT_MINUTES_MAX * 60_000;
}

/** A group's organisers moderate its chat. In a direct chat nobody has a role. */
export function canModerate({ role }: GroupStanding): boolean {
  return role === 'creator' || role === 'organiser';
}

export interface TieFacts {
  connected: boolean;
  sharesGroup: boolean;
  /** One coaches the other: a booking or a package was accepted. */
  isClient: boolean;
}

/** The first message from a stranger waits as a request. */
export function isStranger({ connected, sharesGroup, isClient }: TieFacts): boolean {
  return !connected && !sharesGroup && !isClient;
}

/** Whom a person without a confirmed e-mail may write to: people with a tie, and people who wrote to them. */
export function mayWriteUnconfirmed(
  facts: TieFacts & { sharesGame: boolean; hasAnswered: boolean },
): boolean {
  return !isStranger(facts) || facts.sharesGame || facts.hasAnswered;
}

export interface RequestFacts {
  requestStatus: 'none' | 'pending' | 'accepted' | 'declined';
  requestedById: number | null;
  lastSeq: number;
}

/** A pending request has room for a few messages, a declined one for none. The asker gets the same answer for both. */
export function hasRoomInRequest(actor: Actor, conversation: RequestFacts): boolean {
  const { requestStatus, requestedById, lastSeq } = conversation;
  if (requestedById !== actor.userId || requestStatus === 'none') return true;
  if (requestStatus === 'pending') return lastSeq < REQUEST_MESSAGES_MAX;
  return requestStatus === 'accepted';
}

/** How many conversations an account of this age may start within 24 hours. */
export function conversationsPerDayMax(accountCreatedAt: Date, now: Date): number {
  const hours = (now.getTime() - accountCreatedAt.getTime()) / 3_600_000;
  return hours < NEW_ACCOUNT_HOURS
    ? CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX
    : CONVERSATIONS_PER_DAY_MAX;
}
