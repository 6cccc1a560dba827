'use client';

import { useEffect, useState } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';
import { texts } from './chat-texts';

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
