'use client';

import { useEffect, useRef } from 'react';
import { ChatPanel } from '@/components/messages/chat-panel';
import { useViewerId } from '@/components/messages/viewer';
import { translate } from '@/lib/platform/language/translate';
import { GROUP_CHAT_CLASSES } from './chat-skeleton';
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
    <section ref={section} aria-label={translate(texts).groupChat} className={GROUP_CHAT_CLASSES}>
      <ChatPanel key={groupId} target={{ type: 'group', id: groupId }} userId={userId} />
    </section>
  );
}
