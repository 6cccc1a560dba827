'use client';

import { ChatPanel } from '@/components/messages/chat-panel';
import { useViewerId } from '@/components/messages/viewer';

/** A group's chat for its Chat tab. The tab itself is shown to members only; the server refuses everybody else. */
export function GroupChat({ groupId }: { groupId: number }) {
  const userId = useViewerId();
  if (userId === null) return null;
  return (
    <section
      aria-label="Group chat"
      className="h-[min(40rem,calc(100dvh-16rem))] min-h-96 overflow-hidden rounded-card border bg-background"
    >
      <ChatPanel key={groupId} target={{ type: 'group', id: groupId }} userId={userId} />
    </section>
  );
}
