'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { gameOutbox, type UnsentStep } from './outbox';
import { texts } from './texts';
import { useUnsentSteps } from './use-unsent-steps';

/** The pending answer to this game, while offline. */
export function useQueuedAnswer(gameId: number): UnsentStep | undefined {
  return useUnsentSteps().find(({ kind, game }) => kind === 'answer' && game.id === gameId);
}

/** Replaces the buttons: the pending answer, with a button to cancel it. */
export function QueuedAnswer({ step }: { step: UnsentStep }) {
  const t = translate(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        role="status"
        className="wrap-anywhere inline-flex min-h-11 min-w-0 max-w-full items-center gap-2 rounded-control bg-muted px-[min(1rem,4vw)] text-sm"
      >
        <LineIcon name="clock" className="size-4 shrink-0" />
        {t.waits({ what: wordsOf(step) })}
      </p>
      <Button variant="secondary" onClick={() => gameOutbox.forget(step.key)}>
        {t.takeBack}
      </Button>
    </div>
  );
}

function wordsOf(step: UnsentStep): string {
  const t = translate(texts);
  if (step.kind !== 'answer') return '';
  if (step.answer === 'out') return translate(texts).cannotCome;
  return step.answer === 'going' ? t.iCome : t.iMayCome;
}
