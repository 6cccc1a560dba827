'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CONVERSATIONS_KEY } from '@/components/messages/conversations-query';
import { openChatKeys } from '@/components/messages/open-chats';
import { NOTIFICATIONS_KEY } from '@/components/notifications/notifications-query';
import type { MessageDto } from '@/lib/messages/schema/message';
import { chatTag } from '@/lib/notifications/schema/notification-path';
import { closePushes, followPushes } from '@/lib/platform/browser/worker';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { useLiveConnect, useLiveEvent } from '@/lib/platform/realtime/use-realtime';
import { texts } from './texts';

/** Batches a burst of messages into one refetch. */
const SETTLE_MS = 250;

/** Emits newMessage for incoming messages, and keeps the conversation list and the badge up to date. */
export function useConversationEvents(userId: number, queries: QueryClient): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function refresh(): void {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
    }, SETTLE_MS);
  }
  useLiveConnect((why) => {
    // The page has brought them.
    if (why !== 'first') void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
    void followPushes();
  });
  useLiveEvent('message', (message) => {
    raiseAppEvent('newMessage', message);
    refresh();
    if (message.senderId !== userId) showOnDesktop(message);
  });
  useLiveEvent('messageSuccess', (message) => raiseAppEvent('newMessage', message));
  useLiveEvent('read', (event) => {
    if (event.userId !== userId) return;
    refresh();
    shownOnDesktop.get(event.conversationId)?.close();
    void closePushes(chatTag(event.conversationId));
  });
  useLiveEvent('presence', refresh);
  // Also updates the device's pushes and the notification list.
  function follow({ conversationId }: { conversationId: number }): void {
    refresh();
    shownOnDesktop.get(conversationId)?.close();
    void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
    void followPushes();
  }
  useLiveEvent('deleted', follow);
  useLiveEvent('edited', follow);
  useLiveEvent('conversationChanged', refresh);
}

/** The latest notification of each chat. */
const shownOnDesktop = new Map<number, Notification>();

/** Shows 'New message from {name}' when notifications are allowed and the tab is hidden. */
function showOnDesktop({ conversationId, content, sender, type }: MessageDto): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (type === 'system') return;
  const onScreen = openChatKeys.has(`conversation:${conversationId}`);
  if (onScreen && document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    // With the same tag, several tabs and a push show one notification.
    const title = translate(texts).newMessageFrom({ person: sender.name });
    const tag = chatTag(conversationId);
    shownOnDesktop.set(conversationId, new Notification(title, { body: content, tag }));
  } catch {
    // Android allows this only from the service worker; there push does the work.
  }
}
