import { DELETED_PREVIEW } from '@/lib/messages/repository/change-message';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

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

export interface HiddenPlace {
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
