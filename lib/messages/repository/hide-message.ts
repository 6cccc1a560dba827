import { DELETED_PREVIEW } from '@/lib/messages/repository/change-message';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** Its text must disappear from the list of conversations too. */
export async function updateHidden(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .with('hidden', (kx) =>
      kx
        .updateTable('messages')
        .set({ hiddenAt: now })
        .where('id', '=', id)
        .where('hiddenAt', 'is', null)
        .returning(['id', 'conversationId']),
    )
    .updateTable('conversations as c')
    .from('hidden')
    .set({ lastPreview: DELETED_PREVIEW })
    .whereRef('c.id', '=', 'hidden.conversationId')
    .whereRef('c.lastMessageId', '=', 'hidden.id')
    .execute();
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
