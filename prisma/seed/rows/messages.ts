import type { World } from '../build-world';
import type { Clock } from '../clock';
import type { SampleConversation, SampleMessage } from '../conversations';

/**
 * Conversations, their members and messages. Triggers have created every group's conversation with its group: `ofGroups` has
 * their ids; the direct ones get the following ids.
 */
export function rowsOfMessages(
  { conversations }: World,
  clock: Clock,
  ofGroups: readonly { id: number; group_id: number }[],
) {
  const idOf = new Map(ofGroups.map((row) => [row.group_id, row.id]));
  let next = Math.max(0, ...ofGroups.map(({ id }) => id));
  const numbered = conversations.map((conversation) => {
    const ofGroup = conversation.groupId === null ? undefined : idOf.get(conversation.groupId);
    if (ofGroup === undefined) next += 1;
    return { ...conversation, id: ofGroup ?? next };
  });
  const messages = numberMessages(numbered);
  return {
    direct: numbered.filter(({ groupId }) => groupId === null).map((one) => toRow(one, clock)),
    members: numbered.flatMap(({ id, memberIds, messages: ofOne, unread }) =>
      memberIds.map((userId) => ({
        conversationId: id,
        userId,
        lastReadSeq: lastRead(ofOne, userId, unread.get(userId) ?? 0),
        joinedAt: beforeFirst(ofOne, clock),
      })),
    ),
    messages: messages.map(({ minutesAgo, ...message }) => ({
      ...message,
      createdAt: clock.minutesAgo(minutesAgo),
    })),
  };
}

type Numbered = SampleConversation & { id: number };

/** Message ids increase with time across conversations, as when sent; `seq` increases within each. */
function numberMessages(conversations: readonly Numbered[]) {
  return conversations
    .flatMap(({ id, messages }) =>
      messages.map((message, index) => ({ ...message, conversationId: id, seq: index + 1 })),
    )
    .sort(
      (a, b) => b.minutesAgo - a.minutesAgo || a.conversationId - b.conversationId || a.seq - b.seq,
    )
    .map((message, index) => ({ ...message, id: index + 1 }));
}

function toRow({ id, memberIds, messages, requestedById }: Numbered, clock: Clock) {
  return {
    id,
    type: 'direct' as const,
    userLo: Math.min(...memberIds),
    userHi: Math.max(...memberIds),
    requestStatus: requestedById === null ? ('none' as const) : ('pending' as const),
    requestedById,
    createdAt: beforeFirst(messages, clock),
  };
}

function beforeFirst(messages: readonly SampleMessage[], clock: Clock): Date {
  return clock.minutesAgo((messages[0]?.minutesAgo ?? 0) + 1);
}

/** The sender of a message has read everything before it. */
function lastRead(messages: readonly SampleMessage[], userId: number, unread: number): number {
  const lastOwn = messages.findLastIndex(({ senderId }) => senderId === userId) + 1;
  return Math.max(lastOwn, messages.length - unread, 0);
}
