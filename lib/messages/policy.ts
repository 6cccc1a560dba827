import type { Actor } from '@/lib/auth/actor';
import { canOrganise, type GroupStanding } from '@/lib/groups/policy';
import {
  CONVERSATIONS_PER_DAY_MAX,
  CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX,
  EDIT_MINUTES_MAX,
  NEW_ACCOUNT_HOURS,
  REQUEST_MESSAGES_MAX,
} from '@/lib/messages/constants';

export interface OwnMessageFacts {
  senderId: number | null;
  type: 'text' | 'image' | 'system';
  createdAt: Date;
  deletedAt: Date | null;
  hiddenAt: Date | null;
}

/** One's own words, as long as they stand and for the first quarter of an hour. System lines are nobody's words. */
export function canChangeMessage(actor: Actor, message: OwnMessageFacts, now: Date): boolean {
  if (message.senderId !== actor.userId || message.type === 'system') return false;
  if (message.deletedAt || message.hiddenAt) return false;
  return now.getTime() - message.createdAt.getTime() <= EDIT_MINUTES_MAX * 60_000;
}

/** A group's organisers keep its chat in order. In a chat of two nobody has a role. */
export function canModerate(standing: GroupStanding): boolean {
  return canOrganise(standing);
}

export interface TieFacts {
  connected: boolean;
  sharesGroup: boolean;
  /** One coaches the other: a booking or a package was accepted. */
  isClient: boolean;
}

/** The first message of somebody one has nothing to do with waits as a request. */
export function isStranger({ connected, sharesGroup, isClient }: TieFacts): boolean {
  return !connected && !sharesGroup && !isClient;
}

/** Whom somebody may write to whose e-mail is not confirmed yet: people they have to do with, and who wrote to them. */
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

/** An unanswered request holds a few messages, a declined one no more than it has. The asker reads the same of both. */
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
