import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { runnerOf, transaction } from '@/lib/platform/db/transaction';
import { insertRow, insertRows, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { uniqueText } from './unique';

/** A direct conversation with both members. */
export async function createConversation(
  a: number,
  b: number,
  overrides: Partial<NewRow<'conversations'>> = {},
): Promise<Row<'conversations'>> {
  const pair = { userLo: Math.min(a, b), userHi: Math.max(a, b) };
  const made = await insertRow(pool, 'conversations', { type: 'direct', ...pair, ...overrides });
  const members = [a, b].map((userId) => ({ conversationId: made.id, userId }));
  await insertRows(pool, 'conversationMembers', members);
  return made;
}

/** The conversation that the database created with the group. */
export function groupConversation(groupId: number) {
  return db.conversation.findUniqueOrThrow({ where: { groupId } });
}

/** The next message of a conversation, numbered and counted as by the service; its sender has read it. */
export function createMessage(
  conversationId: number,
  senderId: number,
  content = 'Are you playing tonight?',
  overrides: Partial<NewRow<'messages'>> = {},
): Promise<Row<'messages'>> {
  return transaction(async (tx) => {
    const { lastSeq } = await tx.conversation.update({
      where: { id: conversationId },
      data: { lastSeq: { increment: 1 } },
    });
    const message = await insertRow(runnerOf(tx), 'messages', {
      clientMsgId: uniqueText(16),
      content,
      ...overrides,
      conversationId,
      senderId,
      seq: lastSeq,
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
