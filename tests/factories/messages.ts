import { db } from '@/lib/db/client';
import type { Conversation, Message, Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { uniqueText } from './unique';

/** A direct conversation with both members. */
export async function createConversation(
  a: number,
  b: number,
  overrides: Partial<Prisma.ConversationUncheckedCreateInput> = {},
): Promise<Conversation> {
  return db.conversation.create({
    data: {
      type: 'direct',
      userLo: Math.min(a, b),
      userHi: Math.max(a, b),
      members: { create: [{ userId: a }, { userId: b }] },
      ...overrides,
    },
  });
}

/** The conversation that the database created with the group. */
export function groupConversation(groupId: number): Promise<Conversation> {
  return db.conversation.findUniqueOrThrow({ where: { groupId } });
}

/** The next message of a conversation, numbered and counted as by the service; its sender has read it. */
export function createMessage(
  conversationId: number,
  senderId: number,
  content = 'Are you playing tonight?',
  overrides: Partial<Prisma.MessageUncheckedCreateInput> = {},
): Promise<Message> {
  return transaction(async (tx) => {
    const { lastSeq } = await tx.conversation.update({
      where: { id: conversationId },
      data: { lastSeq: { increment: 1 } },
    });
    const message = await tx.message.create({
      data: {
        clientMsgId: uniqueText(16),
        content,
        ...overrides,
        conversationId,
        senderId,
        seq: lastSeq,
      },
    });
    await tx.conversation.update({
      where: { id: conversationId },
      data: {
        lastMessageId: message.id,
        lastMessageAt: message.createdAt,
        lastPreview: message.content.slice(0, 200),
      },
    });
    await tx.conversationMember.updateMany({
      where: { conversationId, userId: senderId },
      data: { lastReadSeq: lastSeq },
    });
    return message;
  });
}
