'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/use-toast';
import { lastKnownPerson } from '@/lib/platform/browser/person-store';
import { errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { gameOutbox, type UnsentStep } from './outbox';
import { texts } from './texts';

/** The steps that wait for a connection. */
export function useUnsentSteps(): readonly UnsentStep[] {
  return useSyncExternalStore(gameOutbox.subscribe, readOwn, gameOutbox.readOnServer);
}

function readOwn(): readonly UnsentStep[] {
  const userId = lastKnownPerson();
  return userId === null ? gameOutbox.readOnServer() : gameOutbox.read(userId);
}

/** Mount once in the shell: sends stored steps, and reports their outcome. */
export function useGameOutbox(userId: number | null, onSent: (gameId: number) => void): void {
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    if (userId === null) return;
    const flush = () => gameOutbox.flush(userId);
    const stop = gameOutbox.onOutcome({
      accepted: ({ kind, game: { id, title } }) => {
        const t = translate(texts);
        toast({ title: kind === 'answer' ? t.answerSent({ title }) : t.attendanceSent({ title }) });
        sent(id);
      },
      refused: ({ kind, game: { id, title } }, error) => {
        const t = translate(texts);
        toast({
          title: kind === 'answer' ? t.answerRefused({ title }) : t.attendanceRefused({ title }),
          description: errorSentence(error, t.tryAgain),
          variant: 'destructive',
        });
        sent(id);
      },
    });
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      stop();
    };
  }, [userId]);
}
