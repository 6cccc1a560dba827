import { recipientsByLanguage } from '@/lib/messages/repository/announcements';
import { findMessage } from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** Announces a stored message to people for whom its sender has the same name: it is loaded once, for the first of them. */
export async function publishMessage(messageId: number, listeners: number[]): Promise<void> {
  const [one] = listeners;
  if (one === undefined) return;
  const row = await findMessage(messageId, one);
  if (!row) return;
  for (const [language, recipients] of await recipientsByLanguage(listeners)) {
    await publish(recipients.map(rooms.user), 'message', toMessage(row, language));
  }
}
