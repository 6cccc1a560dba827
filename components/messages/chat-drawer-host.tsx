'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useOutbox } from '@/components/messages/use-unsent';
import { useViewerId } from '@/components/messages/viewer';
import { loadPart } from '@/components/ui/load-part';
import { type AppEvents, onAppEvent } from '@/lib/platform/realtime/app-events';

const ChatDrawer = dynamic(
  () => loadPart(() => import('./chat-drawer').then((module) => module.ChatDrawer)),
  {
    ssr: false,
  },
);

/** Listens for openChat and loads the drawer when there is a first chat to show. Mount once. */
export function ChatDrawerHost() {
  const userId = useViewerId();
  const [chat, setChat] = useState<AppEvents['openChat'] | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  useOutbox(userId);
  useEffect(
    () =>
      onAppEvent('openChat', (detail) => {
        opener.current = document.activeElement;
        setChat(detail);
        setOpen(true);
      }),
    [],
  );
  // Keeps the chat while the drawer closes, so that it is not empty during the animation.
  if (!chat || userId === null) return null;
  return (
    <ChatDrawer
      chat={chat}
      userId={userId}
      open={open}
      onOpenChange={setOpen}
      onClosed={() => {
        // Radix returns focus to a trigger, and this drawer opens from an event.
        if (opener.current instanceof HTMLElement && opener.current.isConnected)
          opener.current.focus();
      }}
    />
  );
}
