'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type ChatTarget, targetKey } from '@/components/messages/chat-target';
import { draftOf, outbox, storeDraft, type UnsentMessage } from '@/components/messages/drafts';
import { toast } from '@/components/ui/use-toast';
import type { MessageDto } from '@/lib/messages/schema/message';
import { errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { useLiveConnect } from '@/lib/platform/realtime/use-realtime';
import { texts } from './texts';

/** This chat's unsent messages. They are retried when the chat opens, the browser goes online or the socket reconnects. */
export function useUnsent(
  target: ChatTarget,
  userId: number,
  onAccepted: (message: MessageDto) => void,
): UnsentMessage[] {
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.read(userId),
    outbox.readOnServer,
  );
  const key = targetKey(target);
  const accepted = useEffectEvent((unsent: UnsentMessage, message: MessageDto) => {
    if (targetKey(unsent.target) === key) onAccepted(message);
  });
  useEffect(
    () =>
      outbox.onOutcome({
        accepted: (unsent, message) => accepted(unsent, message),
        refused: (unsent) => {
          if (targetKey(unsent.target) !== key) return;
          // Text typed meanwhile remains below the returned message.
          const typed = draftOf(userId, key);
          storeDraft(userId, key, typed.trim() ? `${unsent.content}\n${typed}` : unsent.content);
        },
      }),
    [key, userId],
  );
  return all.filter((each) => targetKey(each.target) === key);
}

/** Mount once in the shell: sends unsent messages from any screen, and reports the outcome of those that had to wait. */
export function useOutbox(userId: number | null): void {
  useLiveConnect(() => {
    if (userId !== null) outbox.flush(userId);
  });
  useEffect(() => {
    if (userId === null) return;
    const flush = () => outbox.flush(userId);
    flush();
    window.addEventListener('online', flush);
    const stop = outbox.onOutcome({
      accepted: (_unsent, _message, late) => {
        if (late) toast({ title: translate(texts).messageSent });
      },
      refused: (_unsent, error) => {
        const t = translate(texts);
        toast({
          title: t.sendFailed,
          description: errorSentence(error, t.pleaseTryAgain),
          variant: 'destructive',
        });
      },
    });
    return () => {
      window.removeEventListener('online', flush);
      stop();
    };
  }, [userId]);
}
