import { type BadgesDto, conversationListSchema } from '@/lib/messages/schema/conversations';
import { countUnreadOf, listConversations } from '@/lib/messages/service/list-conversations';
import { countUnreadNotificationsOf } from '@/lib/notifications/service/read-notifications';
import type { Session } from '@/lib/platform/auth/session-store';
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
