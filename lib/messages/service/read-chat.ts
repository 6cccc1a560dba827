import { GAME_CHAT_OPEN_DAYS } from '@/lib/messages/constants';
import { canModerate, canWrite, isSilenced } from '@/lib/messages/policy';
import { findPair, findPairStatus } from '@/lib/messages/repository/conversations';
import {
  type ConversationRow,
  findConversation,
  findReadBy,
} from '@/lib/messages/repository/find-conversations';
import { findMessage } from '@/lib/messages/repository/find-messages';
import { findReceiver, type ReceiverRow } from '@/lib/messages/repository/find-receiver';
import { toMessage } from '@/lib/messages/repository/message-columns';
import { findPictureOf } from '@/lib/messages/repository/pictures';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { toConversation } from '@/lib/messages/service/list-conversations';
import { mustConfirmFor, onlyKnown, unanswered } from '@/lib/messages/service/start-conversation';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { CONFIRM_FIRST } from '@/lib/platform/auth/address';
import { notFound } from '@/lib/platform/errors/app-error';
import { type Said, say, wordsFor } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredBytes, StoredLink } from '@/lib/platform/storage/storage';
import { canMessage } from '@/lib/users/policy';

/**
 * A chat picture, for people who may read its message, and for its sender until it is sent. `name` is the path after
 * `/media/chat/`: keys of the local store and of S3 include that folder, keys of UploadThing do not.
 * @returns a link where the store has links, else the bytes; null for everybody else. @throws AppError unavailable when the store does not answer
 */
export async function seePicture(
  actor: Actor | null,
  name: string,
): Promise<StoredBytes | StoredLink | null> {
  const found = actor && (await findPictureOf([`chat/${name}`, name], actor.userId));
  if (!found) return null;
  const storage = getStorageOf(found.provider);
  if (storage?.link) return storage.link(found.key);
  return (await storage?.read(found.key)) ?? null;
}

/**
 * Indistinguishable from a missing conversation for people who are not in it or are across a block.
 * @throws AppError not_found
 */
export async function requireConversation(
  actor: Actor,
  by: { id: number } | { userId: number } | { groupId: number },
): Promise<ConversationRow> {
  const found = await findConversation(actor.userId, by);
  if (!found) throw notFound(say(texts, 'conversationNotFound'));
  return found;
}

/** @throws AppError not_found */
export async function readChat(
  actor: Actor,
  by: { id: number } | { groupId: number },
): Promise<ChatDto> {
  const row = await requireConversation(actor, by);
  return toChat(actor, row, await refusalOf(actor, row));
}

/**
 * The existing chat with a person, or an empty one that the first message will start.
 * @throws AppError not_found for the actor themselves, and for unknown, deleted and blocked people
 */
export async function readChatWith(actor: Actor, userId: number): Promise<ChatDto> {
  if (userId === actor.userId) throw notFound(say(texts, 'userNotFound'));
  const row = await findConversation(actor.userId, { userId });
  if (row) return toChat(actor, row, await refusalOf(actor, row));
  const receiver = await findReceiver(actor.userId, userId);
  if (!receiver) throw notFound(say(texts, 'userNotFound'));
  return toNewChat(receiver);
}

/** @returns the conversation with a person whom the actor may meet or has written with; null before the first message. */
export async function requireVisibleReceiver(actor: Actor, userId: number): Promise<number | null> {
  const row = await findConversation(actor.userId, { userId });
  if (row) return row.id;
  if (userId === actor.userId || !(await findReceiver(actor.userId, userId))) {
    throw notFound(say(texts, 'userNotFound'));
  }
  return findPair(actor.userId, userId);
}

/** The refusal to write in the chat of a game long after its end, or of a club whose members only read; null elsewhere. */
export function closedOf(row: ConversationRow): Said | null {
  if (!row.isOpen) return say(texts, 'gameChatClosed', { days: GAME_CHAT_OPEN_DAYS });
  return isSilenced(row) ? say(texts, 'onlyOrganisersWrite') : null;
}

async function refusalOf(actor: Actor, row: ConversationRow): Promise<Said | null> {
  if (row.type !== 'direct') return closedOf(row);
  const [receiver, pairStatus] =
    row.userId === null
      ? [null, null]
      : await Promise.all([
          findReceiver(actor.userId, row.userId),
          findPairStatus(actor.userId, row.userId),
        ]);
  if (!receiver) return say(texts, 'cannotBeWritten');
  if (mustConfirmFor(receiver)) return CONFIRM_FIRST;
  if (!pairStatus?.agreed && !canMessage(receiver)) return onlyKnown(receiver.name);
  return canWrite(actor, row) ? null : unanswered(receiver.name);
}

async function toChat(actor: Actor, row: ConversationRow, refusal: Said | null): Promise<ChatDto> {
  const { lastMessage: _text, lastMessageTime: _time, ...shown } = toConversation(actor, row);
  // A pending request does not reveal to its sender that it was read.
  const unanswered = row.requestStatus === 'pending' || row.requestStatus === 'declined';
  return {
    ...shown,
    lastReadSeq: row.lastReadSeq,
    readers:
      unanswered || row.isCrowd
        ? []
        : await findReadBy({ conversationId: row.id, viewerId: actor.userId }),
    canModerate: canModerate(row),
    pinned: await pinnedOf(actor, row),
    canSend: refusal === null,
    refusal: refusal && wordsFor(refusal),
  };
}

async function pinnedOf(actor: Actor, { pinnedMessageId }: ConversationRow) {
  const found = pinnedMessageId && (await findMessage(pinnedMessageId, actor.userId));
  return found && found.deletedAt === null ? toMessage(found) : null;
}

function refusalOfNew(receiver: ReceiverRow): Said | null {
  if (!canMessage(receiver)) return onlyKnown(receiver.name);
  return mustConfirmFor(receiver) ? CONFIRM_FIRST : null;
}

function toNewChat(receiver: ReceiverRow): ChatDto {
  const refusal = refusalOfNew(receiver);
  return {
    id: null,
    type: 'direct',
    userId: receiver.id,
    groupId: null,
    game: null,
    name: placeholderWords(receiver.name),
    avatar: profileImageUrl(receiver),
    lastSeq: 0,
    lastReadSeq: 0,
    unreadCount: 0,
    isOnline: false,
    muted: false,
    isRequest: false,
    readers: [],
    canModerate: false,
    pinned: null,
    canSend: refusal === null,
    refusal: refusal && wordsFor(refusal),
  };
}
