import { cache } from 'react';
import {
  type BadgesDto,
  type ConversationDto,
  conversationListSchema,
} from '@/lib/messages/schema/conversations';
import { countUnreadOf, listConversations } from '@/lib/messages/service/list-conversations';
import { countUnreadNotificationsOf } from '@/lib/notifications/service/read-notifications';
import type { Session } from '@/lib/platform/auth/session-store';

const FIRST_BATCH = 50;

/** The initial inbox; the browser continues from it. */
export const loadConversations = cache(async ({ actor }: Session): Promise<ConversationDto[]> => {
  const batch = await listConversations(actor, actor.userId, { box: 'inbox', limit: FIRST_BATCH });
  return conversationListSchema.parse(batch.items);
});

/** The numbers in the frame of every page, so that no call asks for them at once. */
export async function loadBadges({ actor }: Session): Promise<BadgesDto> {
  const [unread, notifications] = await Promise.all([
    countUnreadOf(actor),
    countUnreadNotificationsOf(actor),
  ]);
  return { unread, notifications, countedAt: Date.now() };
}
