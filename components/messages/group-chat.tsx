'use client';

import { useEffect, useRef } from 'react';
import { ChatPanel } from '@/components/messages/chat-panel';
import { useViewerId } from '@/components/messages/viewer';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

/** The group's Chat tab. Shown to members only; the server refuses others. */
export function GroupChat({ groupId }: { groupId: number }) {
  const userId = useViewerId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the group's header the input would be off screen. Instant, because content loading above would stop a smooth scroll
    // halfway.
    if (userId !== null) section.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [userId]);
  if (userId === null) return null;
  return (
    <section
      ref={section}
      aria-label={translate(texts).groupChat}
      className="h-[min(40rem,calc(100dvh-var(--header-height)-var(--bottom-bar-height)-env(safe-area-inset-bottom)-2rem))] min-h-64 md:h-[min(40rem,calc(100dvh-16rem))] md:min-h-96 overflow-hidden rounded-card border bg-background"
    >
      <ChatPanel key={groupId} target={{ type: 'group', id: groupId }} userId={userId} />
    </section>
  );
}
