import { findMemberIds } from '@/lib/messages/repository/conversations';
import { findPlaceOfHidden, updateHidden } from '@/lib/messages/repository/hide-message';
import { notifyOfTheRest } from '@/lib/messages/service/notify-unread';
import type { Tx } from '@/lib/platform/db/client';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** After an admin's decision. Call `announceHidden` after the commit. */
export async function hideMessage(tx: Tx, messageId: number): Promise<void> {
  const conversationId = await updateHidden(messageId, tx);
  if (conversationId !== null) await notifyOfTheRest(tx, conversationId);
}

/** For open chats a hidden message looks as if its sender had deleted it. */
export async function announceHidden(messageId: number): Promise<void> {
  const place = await findPlaceOfHidden(messageId);
  if (!place) return;
  const { conversationId, seq, hiddenAt } = place;
  const everyone = (await findMemberIds(conversationId)).map(rooms.user);
  const deletedAt = hiddenAt.toISOString();
  await publish(everyone, 'deleted', {
    conversationId,
    messageId,
    seq,
    deletedAt,
    removedByOrganiser: false,
  });
  // It may have been the pinned message.
  await publish(everyone, 'conversationChanged', { conversationId });
}
