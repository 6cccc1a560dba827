'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { pageDirection } from '@/components/ui/direction';
import { LineIcon } from '@/components/ui/line-icon';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';
import { directionOf } from '@/lib/platform/validation/isolate';
import { texts } from './chat-texts';

/** The product's own line in a chat: 'Ali joined'. It has no author. A hidden one renders nothing. */
export function SystemLine({ content }: { content: string }) {
  if (content === '') return null;
  return (
    <p
      dir={directionOf(content, pageDirection())}
      className="px-6 py-2 text-center text-muted-foreground text-sm"
    >
      {content}
    </p>
  );
}

const FADES_AFTER_MS = 5_000;

/** 'Ali is typing…', for a few seconds after the last typing event. */
export function TypingLine({
  conversationId,
  userId,
}: {
  conversationId: number | null;
  userId: number;
}) {
  const [typist, setTypist] = useState<{ id: number; name: string; at: number } | null>(null);
  useLiveEvent('typing', (event) => {
    if (event.conversationId !== conversationId || event.userId === userId) return;
    setTypist({ id: event.userId, name: event.name, at: performance.now() });
  });
  useLiveEvent('message', (message) => {
    if (message.conversationId === conversationId && message.senderId === typist?.id) {
      setTypist(null);
    }
  });
  useEffect(() => {
    if (!typist) return;
    const timer = setTimeout(() => setTypist(null), FADES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typist]);
  return (
    <p aria-live="polite" className="px-5 py-1 text-muted-foreground text-xs empty:hidden">
      {typist ? translate(texts).typing({ person: typist.name }) : null}
    </p>
  );
}

interface PinnedMessageProps {
  message: MessageDto;
  onShow: () => void;
  /** Absent for those who may not unpin it. */
  onUnpin?: () => void;
}

/** The message that organisers have pinned above a group's chat; clicking it scrolls to it. */
export function PinnedMessage({ message, onShow, onUnpin }: PinnedMessageProps) {
  const t = translate(texts);
  return (
    <section aria-label={t.pinnedMessage} className="flex items-center gap-1 border-b bg-card px-2">
      <button
        type="button"
        onClick={onShow}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-accent"
      >
        <LineIcon name="pin" className="size-4 shrink-0 text-primary-ink" />
        <span className="min-w-0 truncate">
          <bdi className="font-strong">{message.sender.name}</bdi>:{' '}
          <bdi>{message.content || t.photo}</bdi>
        </span>
      </button>
      {onUnpin ? (
        <Button variant="ghost" size="icon" aria-label={t.unpinMessage} onClick={onUnpin}>
          <LineIcon name="x" />
        </Button>
      ) : null}
    </section>
  );
}
