import { findMatching, findMessages, findNewestOf } from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import type { MessageDto } from '@/lib/messages/schema/message';
import type { ListMessagesInput, SearchMessagesInput } from '@/lib/messages/schema/message-inputs';
import { texts } from '@/lib/messages/server-texts';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { requireConversation, requireVisibleReceiver } from '@/lib/messages/service/read-chat';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

export interface MessageBatch {
  /** Oldest first. */
  items: MessageDto[];
  /** The query of the next batch; null at the end. */
  next: { after: number } | { before: number } | null;
}

/** @throws AppError not_found for people who are not in the conversation */
export async function listMessages(
  actor: Actor,
  target: { id: number } | { groupId: number },
  input: ListMessagesInput,
): Promise<MessageBatch> {
  const { id } = await requireConversation(actor, target);
  return window(actor, id, input);
}

/**
 * An empty list when there are none.
 * @throws AppError forbidden when `userId` is another person, not_found for unknown and blocked people
 */
export async function listDirectMessages(
  actor: Actor,
  { userId, otherUserId }: { userId: number; otherUserId: number },
  input: ListMessagesInput,
): Promise<MessageBatch> {
  if (userId !== actor.userId) {
    throw new AppError('forbidden', say(texts, 'onlyOwnMessages'));
  }
  const conversationId = await requireVisibleReceiver(actor, otherUserId);
  return conversationId === null ? { items: [], next: null } : window(actor, conversationId, input);
}

async function window(
  actor: Actor,
  conversationId: number,
  { after, before, limit }: ListMessagesInput,
): Promise<MessageBatch> {
  // One extra row shows whether there is more.
  const rows = await findMessages(conversationId, actor.userId, {
    after,
    before,
    limit: limit + 1,
  });
  const more = rows.length > limit;
  if (after !== undefined) {
    const items = rows.slice(0, limit).map((row) => toMessage(row));
    const last = items.at(-1);
    return { items, next: more && last ? { after: last.seq } : null };
  }
  const items = rows.slice(more ? 1 : 0).map((row) => toMessage(row));
  const first = items[0];
  return { items, next: more && first ? { before: first.seq } : null };
}

/** The first chats of the inbox with their newest messages, oldest first: for the offline copy, by two statements. */
export async function listChatsWithMessages(
  actor: Actor,
  most: { chats: number; messages: number },
) {
  const inbox = { box: 'inbox', limit: most.chats } as const;
  const { items: chats } = await listConversations(actor, actor.userId, inbox);
  const rows = await findNewestOf({
    conversationIds: chats.map(({ id }) => id),
    viewerId: actor.userId,
    limit: most.messages,
  });
  return chats.map((chat) => ({
    ...chat,
    messages: rows
      .filter(({ conversationId }) => conversationId === chat.id)
      .map((row) => toMessage(row)),
  }));
}

/** Newest first. @throws AppError not_found */
export async function searchMessages(
  actor: Actor,
  conversationId: number,
  { q, before, limit }: SearchMessagesInput,
): Promise<MessageBatch> {
  const { id } = await requireConversation(actor, { id: conversationId });
  const rows = await findMatching(id, actor.userId, { text: q, before, limit: limit + 1 });
  const items = rows.slice(0, limit).map((row) => toMessage(row));
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? { before: last.seq } : null };
}
