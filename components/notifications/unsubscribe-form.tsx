'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

type Step = 'ask' | 'busy' | 'done' | 'failed';

const SENTENCES: Record<Step, string> = {
  ask: 'Maidan writes to you about what you have not looked at for 15 minutes. One press ends these letters; sign-in links still come.',
  busy: 'Maidan writes to you about what you have not looked at for 15 minutes. One press ends these letters; sign-in links still come.',
  done: 'Done: no more of these letters. You can choose them again in your settings, topic by topic.',
  failed: 'That link is not one of ours, or it is cut off. Please open it again from the letter.',
};

/** Requires a click, because mail scanners open every link. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [step, setStep] = useState<Step>('ask');
  async function unsubscribe(): Promise<void> {
    setStep('busy');
    const url = `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
    const done = await fetch(url, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setStep(done ? 'done' : 'failed');
  }
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">Letters about what you missed</h1>
      <p role="status" className="text-muted-foreground">
        {SENTENCES[step]}
      </p>
      {step === 'done' ? null : (
        <Button size="lg" disabled={step === 'busy'} onClick={() => unsubscribe()}>
          {step === 'busy' ? 'Unsubscribing…' : 'Unsubscribe'}
        </Button>
      )}
    </div>
  );
}
