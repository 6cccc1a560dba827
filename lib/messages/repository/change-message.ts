import { isShown, toPreview } from '@/lib/messages/repository/message-columns';
import { texts } from '@/lib/messages/server-texts';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { recordAudit } from '@/lib/platform/observability/audit';

/** The preview of a deleted message in the list of conversations; stored in English. */
const DELETED_PREVIEW = texts.english.messageDeleted;
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
  await on(tx)
    .updateTable('conversations')
    .set({ lastPreview: toPreview(preview) })
    .where((eb) => eb.and({ id: conversationId, lastMessageId: id }))
    .execute();
}

/** @returns when it was edited, or null when it has been deleted meanwhile */
export async function updateContent(place: Place, content: string, tx: Tx): Promise<Date | null> {
  const editedAt = new Date();
  const { numUpdatedRows } = await on(tx)
    .updateTable('messages')
    .set({ content, editedAt })
    .where('id', '=', place.id)
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
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
  const { numUpdatedRows } = await on(tx)
    .updateTable('messages')
    .set({ content: '', deletedAt, removedByOrganiser: organiserId !== null })
    .where('id', '=', place.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await on(tx).deleteFrom('messageReactions').where('messageId', '=', place.id).execute();
  // Its picture is no longer attached, and is swept with those that were never sent.
  await on(tx)
    .updateTable('uploads')
    .set({ attachedAt: null })
    .where('key', '=', (eb) =>
      eb.selectFrom('messages').where('messages.id', '=', place.id).select('messages.imageKey'),
    )
    .where('purpose', '=', 'chat')
    .execute();
  await on(tx)
    .updateTable('conversations')
    .set({ pinnedMessageId: null })
    .where('pinnedMessageId', '=', place.id)
    .execute();
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
  const { numInsertedOrUpdatedRows } = await on()
    .insertInto('messageReactions')
    .values({ messageId, userId, emoji })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns whether there was one */
export async function deleteReaction(
  messageId: number,
  userId: number,
  emoji: string,
): Promise<boolean> {
  const { numDeletedRows } = await on()
    .deleteFrom('messageReactions')
    .where((eb) => eb.and({ messageId, userId, emoji }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Its text must disappear from the list of conversations too, and it is no longer pinned.
 * @returns its conversation; null when it was hidden already
 */
export async function updateHidden(id: number, tx: Tx): Promise<number | null> {
  const hidden = await on(tx)
    .updateTable('messages')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .returning('conversationId')
    .executeTakeFirst();
  if (!hidden) return null;
  const chat = on(tx).updateTable('conversations').where('id', '=', hidden.conversationId);
  await chat.set({ lastPreview: DELETED_PREVIEW }).where('lastMessageId', '=', id).execute();
  await chat.set({ pinnedMessageId: null }).where('pinnedMessageId', '=', id).execute();
  return hidden.conversationId;
}

interface HiddenPlace {
  conversationId: number;
  seq: number;
  hiddenAt: Date;
}

export async function findPlaceOfHidden(messageId: number): Promise<HiddenPlace | null> {
  const row = await on()
    .selectFrom('messages')
    .where('id', '=', messageId)
    .where('hiddenAt', 'is not', null)
    .select(['conversationId', 'seq', 'hiddenAt'])
    .$narrowType<{ hiddenAt: Date }>()
    .executeTakeFirst();
  return row ?? null;
}
