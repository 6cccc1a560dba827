import { isShown, toPreview } from '@/lib/messages/repository/message-columns';
import { texts } from '@/lib/messages/server-texts';
import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { recordAudit } from '@/lib/platform/observability/audit';

/** The preview of a deleted message in the list of conversations; stored in English. */
export const DELETED_PREVIEW = texts.english.messageDeleted;
const REMOVED_PREVIEW = texts.english.messageRemoved;

interface Place {
  id: number;
  conversationId: number;
}

async function updatePreview(
  { id, conversationId }: Place,
  preview: string,
  tx: Tx,
): Promise<void> {
  await tx.conversation.updateMany({
    where: { id: conversationId, lastMessageId: BigInt(id) },
    data: { lastPreview: toPreview(preview) },
  });
}

/** @returns when it was edited, or null when it has been deleted meanwhile */
export async function updateContent(place: Place, content: string, tx: Tx): Promise<Date | null> {
  const editedAt = new Date();
  const { count } = await tx.message.updateMany({
    where: { id: BigInt(place.id), deletedAt: null, hiddenAt: null },
    data: { content, editedAt },
  });
  if (count === 0) return null;
  await updatePreview(place, content, tx);
  return editedAt;
}

interface Deletion {
  /** The organiser who removed another's message, for its placeholder and the audit log. Null for the sender. */
  organiserId: number | null;
}

/** Deletes the text for good, also from replies to it. @returns when, or null when it was deleted already */
export async function updateDeleted(
  place: Place,
  { organiserId }: Deletion,
  tx: Tx,
): Promise<Date | null> {
  const deletedAt = new Date();
  const id = BigInt(place.id);
  const { count } = await tx.message.updateMany({
    where: { id, deletedAt: null },
    data: { content: '', deletedAt, removedByOrganiser: organiserId !== null },
  });
  if (count === 0) return null;
  await tx.messageReaction.deleteMany({ where: { messageId: id } });
  // Its picture is no longer attached, and is swept with those that were never sent.
  await on(tx)
    .updateTable('uploads')
    .set({ attachedAt: null })
    .where('key', '=', (eb) =>
      eb.selectFrom('messages').where('messages.id', '=', place.id).select('messages.imageKey'),
    )
    .where('purpose', '=', 'chat')
    .execute();
  await tx.conversation.updateMany({
    where: { pinnedMessageId: id },
    data: { pinnedMessageId: null },
  });
  if (organiserId !== null) {
    const target = { targetType: 'message', targetId: place.id };
    await recordAudit({ actorId: organiserId, action: 'message.removed', ...target }, tx);
  }
  await updatePreview(place, organiserId === null ? DELETED_PREVIEW : REMOVED_PREVIEW, tx);
  return deletedAt;
}

/** Only an existing message of this conversation that is not a system line. @returns whether anything changed */
export async function updatePinned(
  { id, conversationId }: Place,
  pinned: boolean,
): Promise<boolean> {
  const result = pinned
    ? await on()
        .updateTable('conversations as c')
        .from('messages as m')
        .set((eb) => ({ pinnedMessageId: eb.ref('m.id') }))
        .where('m.id', '=', id)
        .whereRef('m.conversationId', '=', 'c.id')
        .where('c.id', '=', conversationId)
        .where('m.type', '<>', 'system')
        .where(isShown('m'))
        .executeTakeFirst()
    : await on()
        .updateTable('conversations')
        .set({ pinnedMessageId: null })
        .where('id', '=', conversationId)
        .where('pinnedMessageId', '=', id)
        .executeTakeFirst();
  return result.numUpdatedRows === 1n;
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
