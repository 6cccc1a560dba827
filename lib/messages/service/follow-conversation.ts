import { recipientsByLanguage } from '@/lib/messages/repository/announcements';
import {
  findName,
  findRecipients,
  updateLastRead,
  updateMuted,
  updateRequest,
} from '@/lib/messages/repository/conversations';
import {
  deletePresence,
  findWatchers,
  refreshPresences,
  upsertPresence,
} from '@/lib/messages/repository/presences';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { readChat, requireConversation } from '@/lib/messages/service/read-chat';
import { isPlaceholder, placeholderWords } from '@/lib/moderation/constants';
import { readNotificationsAbout } from '@/lib/notifications/service/read-notifications';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { ENGLISH } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** The first socket of a person at a sidecar: shows their online dot. */
export async function arrive(userId: number, sidecarId: string): Promise<void> {
  if (await upsertPresence(userId, sidecarId)) await announce(userId, true);
}

/** The last socket of a person at a sidecar has been closed for a while. */
export async function leave(userId: number, sidecarId: string): Promise<void> {
  if (await deletePresence(userId, sidecarId)) await announce(userId, false);
}

/** Refreshes who is connected here: people not reported for a minute count as offline. */
export async function stay(userIds: number[], sidecarId: string): Promise<void> {
  await refreshPresences(userIds, sidecarId);
}

async function announce(userId: number, online: boolean): Promise<void> {
  const watchers = await findWatchers(userId);
  await publish(watchers.map(rooms.user), 'presence', { userId, online });
}

/** Never moves backwards; applies to all devices. @throws AppError not_found */
export async function readConversation(
  actor: Actor,
  conversationId: number,
  seq: number,
): Promise<{ lastReadSeq: number }> {
  const row = await requireConversation(actor, { id: conversationId });
  const changed = await updateLastRead(conversationId, actor.userId, seq);
  if (changed === null) return { lastReadSeq: row.lastReadSeq };
  await readNotificationsAbout(actor, { conversationId });
  // A pending request does not reveal to its sender that it was read.
  const unanswered = row.requestStatus === 'pending' || row.requestStatus === 'declined';
  const recipients =
    unanswered || row.isCrowd ? [actor.userId] : await findRecipients(conversationId, actor.userId);
  await publish(recipients.map(rooms.user), 'read', {
    conversationId,
    userId: actor.userId,
    seq: changed,
  });
  return { lastReadSeq: changed };
}

/** Muted conversations send no notifications and do not count as unread. @throws AppError not_found */
export async function muteConversation(
  actor: Actor,
  conversationId: number,
  muted: boolean,
): Promise<ChatDto> {
  await requireConversation(actor, { id: conversationId });
  await updateMuted(conversationId, actor.userId, muted);
  await publish(rooms.user(actor.userId), 'conversationChanged', { conversationId });
  return readChat(actor, { id: conversationId });
}

/**
 * Accepts or declines a message request. Declining is silent: nothing changes for the sender.
 * @throws AppError not_found, conflict once it is decided
 */
export async function decideMessageRequest(
  actor: Actor,
  conversationId: number,
  status: 'accepted' | 'declined',
): Promise<ChatDto> {
  const row = await requireConversation(actor, { id: conversationId });
  if (!(await updateRequest(conversationId, actor.userId, status))) {
    throw new AppError('conflict', say(texts, 'requestNotOpen'));
  }
  await publish(rooms.user(actor.userId), 'conversationChanged', { conversationId });
  if (status === 'accepted' && row.userId !== null) {
    await publish(rooms.user(row.userId), 'conversationChanged', { conversationId });
  }
  return readChat(actor, { id: conversationId });
}

/** @throws AppError not_found */
export async function announceTyping(actor: Actor, conversationId: number): Promise<void> {
  const row = await requireConversation(actor, { id: conversationId });
  if (row.isCrowd || row.requestStatus === 'pending' || row.requestStatus === 'declined') return;
  const [recipients, name] = await Promise.all([
    findRecipients(conversationId, actor.userId),
    findName(actor.userId),
  ]);
  const others = recipients.filter((userId) => userId !== actor.userId);
  // A real name is the same in every language.
  const listeners = isPlaceholder(name)
    ? await recipientsByLanguage(others)
    : new Map([[ENGLISH, others]]);
  for (const [language, recipients] of listeners) {
    await publish(recipients.map(rooms.user), 'typing', {
      conversationId,
      userId: actor.userId,
      name: placeholderWords(name, language),
    });
  }
}
