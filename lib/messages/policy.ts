import { EDIT_MINUTES_MAX, REQUEST_MESSAGES_MAX } from '@/lib/messages/constants';
import type { Actor } from '@/lib/platform/auth/actor';

export interface OwnMessageFacts {
  senderId: number | null;
  type: 'text' | 'image' | 'system';
  createdAt: Date;
  deletedAt: Date | null;
  hiddenAt: Date | null;
}

/** Only the sender's own text, while it exists, within 15 minutes. System lines have no owner. */
export function canChangeMessage(actor: Actor, message: OwnMessageFacts, now: Date): boolean {
  if (message.senderId !== actor.userId || message.type === 'system') return false;
  if (message.deletedAt || message.hiddenAt) return false;
  return now.getTime() - message.createdAt.getTime() <= EDIT_MINUTES_MAX * 60_000;
}

export interface ChatRole {
  /** The actor's role in the group of the chat or of its game; null for outsiders and in a chat of two. */
  role: 'creator' | 'organiser' | 'member' | null;
  /** Null where there is no game. */
  isGameCreator: boolean | null;
}

/** A group's organisers moderate its chat and those of its games; a game's creator does so while a member. */
export function canModerate({ role, isGameCreator }: ChatRole): boolean {
  return (
    role === 'creator' || role === 'organiser' || (role === 'member' && isGameCreator === true)
  );
}

export interface TieFacts {
  connected: boolean;
  sharesGroup: boolean;
  /** One coaches the other: a booking or a package was accepted. */
  isClient: boolean;
}

/** The first message from a stranger is a pending request. */
export function isStranger({ connected, sharesGroup, isClient }: TieFacts): boolean {
  return !connected && !sharesGroup && !isClient;
}

/** A person without a confirmed email may write to people with a tie, and to people who wrote to them. */
export function mayWriteUnconfirmed(
  facts: TieFacts & { sharesGame: boolean; hasAnswered: boolean },
): boolean {
  return !isStranger(facts) || facts.sharesGame || facts.hasAnswered;
}

export interface WriteFacts extends Pick<ChatRole, 'role'> {
  /** False some time after the end of the chat's game. */
  isOpen: boolean;
  /** The chat of a club whose members only read. */
  isForOrganisers: boolean;
  requestStatus: 'none' | 'pending' | 'accepted' | 'declined';
  requestedById: number | null;
  lastSeq: number;
}

export function isSilenced({
  isForOrganisers,
  role,
}: Pick<WriteFacts, 'isForOrganisers' | 'role'>): boolean {
  return isForOrganisers && role !== 'creator' && role !== 'organiser';
}

/**
 * Whether a person may write in a visible chat. A pending request has room for a few messages, a declined one for none; the
 * sender gets the same response for both. `mayWrite` of the repository translates it.
 */
export function canWrite(actor: Actor, chat: WriteFacts): boolean {
  if (!chat.isOpen || isSilenced(chat)) return false;
  if (chat.requestedById !== actor.userId) return true;
  if (chat.requestStatus === 'pending') return chat.lastSeq < REQUEST_MESSAGES_MAX;
  return chat.requestStatus !== 'declined';
}
