'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CONVERSATIONS_KEY } from '@/components/messages/conversations-query';
import { openChatKeys } from '@/components/messages/open-chats';
import { raiseAppEvent } from '@/lib/realtime/app-events';
import type { MessageDto } from '@/lib/realtime/payloads';
import { useLiveConnect, useLiveEvent } from '@/lib/realtime/use-realtime';
import { isolate } from '@/lib/validation/isolate';

/** Many messages within a moment are one refresh of the lists. */
const SETTLE_MS = 250;

/** Raises newMessage for what arrives, and keeps the list of conversations and the badge fresh. */
export function useConversationEvents(userId: number, queries: QueryClient): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function refresh(): void {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
    }, SETTLE_MS);
  }
  useLiveConnect(() => void queries.invalidateQueries({ queryKey: CONVERSATIONS_KEY }));
  useLiveEvent('message', (message) => {
    raiseAppEvent('newMessage', message);
    refresh();
    if (message.senderId !== userId) showOnDesktop(message);
  });
  useLiveEvent('messageSuccess', (message) => raiseAppEvent('newMessage', message));
  useLiveEvent('read', (event) => {
    if (event.userId === userId) refresh();
  });
  useLiveEvent('presence', refresh);
  useLiveEvent('deleted', refresh);
  useLiveEvent('edited', refresh);
  useLiveEvent('conversationChanged', refresh);
}

/** 'New message from {name}', when the person has allowed it and is looking elsewhere. */
function showOnDesktop({ id, conversationId, content, sender, type }: MessageDto): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (type === 'system') return;
  const onScreen = openChatKeys.has(`conversation:${conversationId}`);
  if (onScreen && document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    // The tag lets several tabs show one.
    new Notification(`New message from ${isolate(sender.name)}`, {
      body: content,
      tag: `message-${id}`,
    });
  } catch {
    // Android allows them through the service worker only; push tells there.
  }
}
