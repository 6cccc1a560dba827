'use client';

import type { QueryClient } from '@tanstack/react-query';
import { likedHere } from '@/components/likes/own-likes';
import { openChatKeys } from '@/components/messages/open-chats';
import { NOTIFICATIONS_KEY } from '@/components/notifications/notifications-query';
import { toast } from '@/components/ui/use-toast';
import { useLiveConnect, useLiveEvent } from '@/lib/platform/realtime/use-realtime';

const LIVE_TOAST_MS = 5_000;

/** Updates the notification list and shows a toast for five seconds. */
export function useLiveNotifications(queries: QueryClient): void {
  const refresh = () => void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
  useLiveConnect(refresh);
  useLiveEvent('notification', ({ type, title, content, data }) => {
    refresh();
    // No toast for visible content.
    if (openChatKeys.has(`conversation:${String(data.conversationId)}`)) return;
    if (type === 'match' && likedHere.has(Number(data.userId))) return;
    toast({ title, description: content, durationMs: LIVE_TOAST_MS });
  });
}
