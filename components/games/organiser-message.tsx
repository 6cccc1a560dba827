'use client';

import { useQuery } from '@tanstack/react-query';
import { chatUrl } from '@/components/messages/chat-target';
import { MessageButton } from '@/components/messages/message-button';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';

/** For members: a message to the organiser, if allowed. */
interface OrganiserMessageProps {
  game: GameDto;
  /** As the page was rendered; null for people who cannot be written to. */
  chat: ChatDto | null;
}

export function OrganiserMessage({ game, chat: initial }: OrganiserMessageProps) {
  const { id } = game.creator;
  const { data: chat } = useQuery({
    ...usePageData(
      readQuery('may-message', chatUrl({ type: 'direct', id: Number(id) })),
      initial ?? undefined,
    ),
    enabled: initial !== null,
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
