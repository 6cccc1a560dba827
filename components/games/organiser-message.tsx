'use client';

import { useQuery } from '@tanstack/react-query';
import { chatUrl } from '@/components/messages/chat-target';
import { MessageButton } from '@/components/messages/message-button';
import { useViewerId } from '@/components/messages/viewer';
import type { GameDto } from '@/lib/games/schema/read-game';
import { readQuery } from '@/lib/platform/http/queries';

/** For members: a message to the organiser, if allowed. */
export function OrganiserMessage({ game }: { game: GameDto }) {
  const viewerId = useViewerId();
  const { id } = game.creator;
  const { data: chat } = useQuery({
    ...readQuery('may-message', chatUrl({ type: 'direct', id: Number(id) })),
    enabled: id !== null && viewerId !== null && id !== viewerId,
    retry: false,
  });
  if (id === null || !chat) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <MessageButton
        person={{ id, name: chat.name, profileImageUrl: chat.avatar }}
        organiser
        refused={!chat.canSend}
        aria-describedby="organiser-refusal"
      />
      <p id="organiser-refusal" className="text-muted-foreground text-sm empty:hidden">
        {chat.refusal}
      </p>
    </div>
  );
}
