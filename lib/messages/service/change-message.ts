import { EDIT_MINUTES_MAX } from '@/lib/messages/constants';
import { canChangeMessage, canModerate } from '@/lib/messages/policy';
import {
  deleteReaction,
  findPlaceOfHidden,
  insertReaction,
  updateContent,
  updateDeleted,
  updateHidden,
  updatePinned,
} from '@/lib/messages/repository/change-message';
import { findMemberIds, findRecipients } from '@/lib/messages/repository/conversations';
import {
  findMessage,
  findReachableMessage,
  type OwnMessageRow,
} from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/messages/schema/message';
import { texts } from '@/lib/messages/server-texts';
import { notifyOfTheRest } from '@/lib/messages/service/notify-unread';
import { readChat } from '@/lib/messages/service/read-chat';
import { followChange } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
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

async function requireMessage(actor: Actor, id: number): Promise<OwnMessageRow> {
  const found = await findReachableMessage(id, actor.userId);
  if (!found) throw notFound(say(texts, 'messageNotFound'));
  return found;
}

function notOwn(refusal: 'onlyOwnEdit' | 'onlyOwnDelete'): AppError {
  return new AppError('forbidden', say(texts, refusal, { minutes: EDIT_MINUTES_MAX }));
}

async function fresh(actor: Actor, id: number): Promise<MessageDto> {
  const row = await findMessage(id, actor.userId);
  if (!row) throw notFound(say(texts, 'messageNotFound'));
  return toMessage(row);
}

/** @throws AppError not_found, forbidden (another's, or after 15 minutes) */
export async function editMessage(actor: Actor, id: number, content: string): Promise<MessageDto> {
  const message = await requireMessage(actor, id);
  if (!canChangeMessage(actor, message, new Date())) throw notOwn('onlyOwnEdit');
  const editedAt = await transaction(async (tx) => {
    const at = await updateContent(message, content, tx);
    if (at) await followChange(tx, { messageId: id }, { words: content });
    return at;
  });
  if (!editedAt) throw new AppError('conflict', say(texts, 'wasDeleted'));
  const { conversationId, seq } = message;
  const everyone = (await findMemberIds(conversationId)).map(rooms.user);
  await publish(everyone, 'edited', {
    conversationId,
    messageId: id,
    seq,
    content,
    editedAt: editedAt.toISOString(),
  });
  return fresh(actor, id);
}

/**
 * Deletes the actor's own message or, as an organiser, any message of the group's chat; a placeholder remains.
 * @throws AppError not_found, forbidden
 */
export async function deleteMessage(actor: Actor, id: number): Promise<MessageDto> {
  const message = await requireMessage(actor, id);
  const mayModerate = canModerate(message) && message.type !== 'system';
  // Repeating a deletion changes nothing.
  if (message.deletedAt && (mayModerate || message.senderId === actor.userId)) {
    return fresh(actor, id);
  }
  const isOwn = canChangeMessage(actor, message, new Date());
  if (!isOwn && !mayModerate) throw notOwn('onlyOwnDelete');
  const removedByOrganiser = !isOwn;
  const organiserId = removedByOrganiser ? actor.userId : null;
  const deletedAt = await transaction(async (tx) => {
    const at = await updateDeleted(message, { organiserId }, tx);
    if (at) await notifyOfTheRest(tx, message.conversationId);
    return at;
  });
  if (deletedAt) {
    const { conversationId, seq } = message;
    const everyone = (await findMemberIds(conversationId)).map(rooms.user);
    await publish(everyone, 'deleted', {
      conversationId,
      messageId: id,
      seq,
      deletedAt: deletedAt.toISOString(),
      removedByOrganiser,
    });
    // It may have been the pinned message.
    await publish(everyone, 'conversationChanged', { conversationId });
  }
  return fresh(actor, id);
}

/** Adds or removes a reaction of the actor; repeating it changes nothing. @throws AppError not_found, conflict (deleted) */
export async function reactToMessage(
  actor: Actor,
  id: number,
  { emoji, added }: { emoji: string; added: boolean },
): Promise<MessageDto> {
  const message = await requireMessage(actor, id);
  if (message.deletedAt || message.hiddenAt || message.type === 'system') {
    throw new AppError('conflict', say(texts, 'nothingToReactTo'));
  }
  const changed = added
    ? await insertReaction(id, actor.userId, emoji)
    : await deleteReaction(id, actor.userId, emoji);
  if (changed) {
    const { conversationId, seq } = message;
    const recipients = await findRecipients(conversationId, actor.userId);
    await publish(recipients.map(rooms.user), 'reacted', {
      conversationId,
      messageId: id,
      seq,
      emoji,
      userId: actor.userId,
      added,
    });
  }
  return fresh(actor, id);
}
