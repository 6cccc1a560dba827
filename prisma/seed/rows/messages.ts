import type { Clock } from '../clock';
import type { SampleConversation, SampleMessage } from '../conversations';

export interface NumberedConversation extends SampleConversation {
  id: number;
}

interface NumberedMessage extends SampleMessage {
  id: number;
  conversationId: number;
  seq: number;
}

/** Message ids increase with time across conversations, as if they had been sent; `seq` increases within each. */
export function numberMessages(conversations: readonly NumberedConversation[]): NumberedMessage[] {
  return conversations
    .flatMap(({ id, messages }) =>
      messages.map((message, index) => ({ ...message, conversationId: id, seq: index + 1 })),
    )
    .sort(
      (a, b) => b.minutesAgo - a.minutesAgo || a.conversationId - b.conversationId || a.seq - b.seq,
    )
    .map((message, index) => ({ ...message, id: index + 1 }));
}

export function messageRows(messages: readonly NumberedMessage[], clock: Clock) {
  return messages.map((message) => ({
    id: message.id,
    conversation_id: message.conversationId,
    seq: message.seq,
    sender_id: message.senderId,
    client_msg_id: message.clientMsgId,
    type: 'text',
    content: message.content,
    created_at: clock.minutesAgo(message.minutesAgo),
  }));
}

export function directConversationRows(
  conversations: readonly NumberedConversation[],
  clock: Clock,
) {
  return conversations
    .filter(({ groupId }) => groupId === null)
    .map(({ id, memberIds, messages, requestedById }) => ({
      id,
      type: 'direct',
      user_lo: Math.min(...memberIds),
      user_hi: Math.max(...memberIds),
      request_status: requestedById === null ? 'none' : 'pending',
      requested_by_id: requestedById,
      last_seq: 0,
      created_at: clock.minutesAgo((messages[0]?.minutesAgo ?? 0) + 1),
    }));
}

/** The columns that a conversation copies from its newest message. */
export function conversationTails(
  conversations: readonly NumberedConversation[],
  messages: readonly NumberedMessage[],
  clock: Clock,
) {
  const newest = new Map(messages.map((message) => [message.conversationId, message]));
  for (const message of messages) {
    const known = newest.get(message.conversationId);
    if (!known || known.seq < message.seq) newest.set(message.conversationId, message);
  }
  return conversations.flatMap(({ id }) => {
    const last = newest.get(id);
    if (!last) return [];
    return [
      {
        id,
        last_seq: last.seq,
        last_message_id: last.id,
        last_message_at: clock.minutesAgo(last.minutesAgo),
        last_preview: last.content.slice(0, 200),
      },
    ];
  });
}

export function conversationMemberRows(
  conversations: readonly NumberedConversation[],
  clock: Clock,
) {
  return conversations.flatMap(({ id, memberIds, messages, unread }) =>
    memberIds.map((userId) => ({
      conversation_id: id,
      user_id: userId,
      last_read_seq: lastRead(messages, userId, unread.get(userId) ?? 0),
      muted: false,
      joined_at: clock.minutesAgo((messages[0]?.minutesAgo ?? 0) + 1),
    })),
  );
}

/** The sender of a message has read everything before it. */
function lastRead(messages: readonly SampleMessage[], userId: number, unread: number): number {
  const lastOwn = messages.findLastIndex(({ senderId }) => senderId === userId) + 1;
  return Math.max(lastOwn, messages.length - unread, 0);
}
