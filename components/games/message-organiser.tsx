'use client';

import { useQuery } from '@tanstack/react-query';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useExpectsMember } from '@/components/layout/viewer';
import { chatUrl } from '@/components/messages/chat-target';
import { MessageButton } from '@/components/messages/message-button';
import { useViewerId } from '@/components/messages/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Messages the organiser, where the person may; guests sign in first. */
export function MessageOrganiser({ game }: { game: GameDto }) {
  const viewerId = useViewerId();
  const expectsMember = useExpectsMember();
  const { id } = game.creator;
  const { data: chat } = useQuery({
    ...readQuery('may-message', chatUrl({ type: 'direct', id: Number(id) })),
    enabled: id !== null && viewerId !== null && id !== viewerId,
    retry: false,
  });
  const t = translate(texts);
  if (!game.viewer && !expectsMember) {
    return (
      <SignInLink className={buttonVariants({ variant: 'secondary' })}>
        {t.signInToMessage}
      </SignInLink>
    );
  }
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
