import { canModerate } from '@/lib/messages/policy';
import { updatePinned } from '@/lib/messages/repository/change-message';
import { findMemberIds } from '@/lib/messages/repository/conversations';
import { findReachableMessage } from '@/lib/messages/repository/find-messages';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { readChat } from '@/lib/messages/service/read-chat';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/**
 * Pins or unpins a message of a group's chat, which has one at most.
 * @throws AppError not_found, forbidden (not an organiser), conflict (cannot be pinned)
 */
export async function pinMessage(actor: Actor, id: number, pinned: boolean): Promise<ChatDto> {
  const message = await findReachableMessage(id, actor.userId);
  if (!message) throw notFound(say(texts, 'messageNotFound'));
  if (!canModerate(message)) {
    throw new AppError('forbidden', say(texts, 'onlyOrganisersPin'));
  }
  const { conversationId } = message;
  const changed = await updatePinned(message, pinned);
  if (pinned && !changed) throw new AppError('conflict', say(texts, 'cannotBePinned'));
  if (changed) {
    const everyone = (await findMemberIds(conversationId)).map(rooms.user);
    await publish(everyone, 'conversationChanged', { conversationId });
  }
  return readChat(actor, { id: conversationId });
}
