'use client';

import { useEffect, useRef } from 'react';
import { ChatPanel } from '@/components/messages/chat-panel';
import { useViewerId } from '@/components/messages/viewer';

/** A group's chat for its Chat tab. The tab itself is shown to members only; the server refuses everybody else. */
export function GroupChat({ groupId }: { groupId: number }) {
  const userId = useViewerId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the head of the group the field to write in would lie off the screen.
    if (userId === null) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [userId]);
  if (userId === null) return null;
  return (
    <section
      ref={section}
      aria-label="Group chat"
      className="h-[min(40rem,calc(100dvh-16rem))] min-h-96 scroll-mb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+0.75rem)] overflow-hidden rounded-card border bg-background"
    >
      <ChatPanel key={groupId} target={{ type: 'group', id: groupId }} userId={userId} />
    </section>
  );
}
