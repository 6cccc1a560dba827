import {
  type BadgesDto,
  type ChatDto,
  chatSchema,
  conversationListSchema,
  type GroupChatDto,
} from '@/lib/messages/schema/conversations';
import { messageListSchema } from '@/lib/messages/schema/message-inputs';
import { countUnreadOf, listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages } from '@/lib/messages/service/list-messages';
import { readChat, readChatWith } from '@/lib/messages/service/read-chat';
import { countUnreadNotificationsOf } from '@/lib/notifications/service/read-notifications';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNull } from '@/lib/platform/errors/app-error';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { toFirstBatch } from '@/lib/platform/http/first-batch';

const FIRST_BATCH = 50;

/** The first batch of the inbox; the browser continues from it. */
export async function loadInbox({ actor }: Session) {
  const readAt = Date.now();
  const query = { box: 'inbox', limit: FIRST_BATCH } as const;
  const first = toFirstBatch(
    (cursor) =>
      apiUrl('GET /api/users/{id}/conversations', {
        params: { id: actor.userId },
        query: { ...query, cursor },
      }),
    await listConversations(actor, actor.userId, query),
    conversationListSchema,
  );
  return { ...first, readAt };
}

/** The numbers in the frame of every page, so that no call asks for them at once. */
export async function loadBadges({ actor }: Session): Promise<BadgesDto> {
  const [unread, notifications] = await Promise.all([
    countUnreadOf(actor),
    countUnreadNotificationsOf(actor),
  ]);
  return { unread, notifications, countedAt: Date.now() };
}

/** The chat with a person, before its first message, too; null for people who cannot be written to. */
export async function loadChatWith({ actor }: Session, userId: number): Promise<ChatDto | null> {
  const chat = await orNull(readChatWith(actor, userId));
  return chat && chatSchema.parse(chat);
}

/** The chat of a group and its last messages, oldest first; null for people who are not in it. */
export async function loadGroupChat(
  { actor }: Session,
  groupId: number,
  limit: number,
): Promise<GroupChatDto | null> {
  const found = await orNull(
    Promise.all([readChat(actor, { groupId }), listMessages(actor, { groupId }, { limit })]),
  );
  if (!found) return null;
  return { chat: chatSchema.parse(found[0]), messages: messageListSchema.parse(found[1].items) };
}
