import { db } from '@/lib/db/client';
import { toPreview } from '@/lib/messages/repository/message-columns';

/** What the list of conversations says of a last message that was taken back. */
export const DELETED_PREVIEW = 'This message was deleted';

interface Place {
  id: number;
  conversationId: number;
}

async function updatePreview({ id, conversationId }: Place, preview: string): Promise<void> {
  await db.conversation.updateMany({
    where: { id: conversationId, lastMessageId: BigInt(id) },
    data: { lastPreview: toPreview(preview) },
  });
}

/** @returns when it was edited, or null when it is deleted meanwhile */
export async function updateContent(place: Place, content: string): Promise<Date | null> {
  const editedAt = new Date();
  const { count } = await db.message.updateMany({
    where: { id: BigInt(place.id), deletedAt: null, hiddenAt: null },
    data: { content, editedAt },
  });
  if (count === 0) return null;
  await updatePreview(place, content);
  return editedAt;
}

/** The words go for good; who replies to them reads nothing either. @returns when, or null when it was gone already */
export async function updateDeleted(place: Place): Promise<Date | null> {
  const deletedAt = new Date();
  const id = BigInt(place.id);
  const changed = await db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { id, deletedAt: null },
      data: { content: '', deletedAt },
    });
    await tx.messageReaction.deleteMany({ where: { messageId: id } });
    // Its picture is loose again, and swept away with those that were never sent.
    await tx.$executeRaw`UPDATE uploads SET attached_at = NULL
      WHERE key = (SELECT image_key FROM messages WHERE id = ${id}) AND purpose = 'chat'`;
    return count === 1;
  });
  if (!changed) return null;
  await updatePreview(place, DELETED_PREVIEW);
  return deletedAt;
}

/** @returns whether it is new */
export async function insertReaction(
  messageId: number,
  userId: number,
  emoji: string,
): Promise<boolean> {
  const { count } = await db.messageReaction.createMany({
    data: [{ messageId: BigInt(messageId), userId, emoji }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** @returns whether there was one */
export async function deleteReaction(
  messageId: number,
  userId: number,
  emoji: string,
): Promise<boolean> {
  const { count } = await db.messageReaction.deleteMany({
    where: { messageId: BigInt(messageId), userId, emoji },
  });
  return count === 1;
}
