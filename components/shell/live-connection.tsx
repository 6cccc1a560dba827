'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useConversationEvents } from '@/components/messages/use-conversation-events';
import { useLiveNotifications } from '@/components/shell/use-live-notifications';
import { useLiveConnection } from '@/lib/platform/realtime/use-realtime';

/** Keeps the tab's live connection open and turns its events into refetches, in-app events and a toast. */
export function LiveConnection({ userId }: { userId: number }): null {
  const queries = useQueryClient();
  useLiveConnection(userId);
  useLiveNotifications(queries);
  useConversationEvents(userId, queries);
  return null;
}
