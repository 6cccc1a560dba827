'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';

const ASK =
  'Maidan writes to you about what you have not looked at for 15 minutes. One press ends these letters; sign-in links still come.';
const DONE =
  'Done: no more of these letters. You can choose them again in your settings, topic by topic.';
const FAILED =
  'That link is not one of ours, or it is cut off. Please open it again from the letter.';

/** Requires a click, because mail scanners open every link. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const { run, busy, error } = useAction({ inline: true });
  const unsubscribe = () =>
    run({
      call: async () => {
        const url = `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
        const { ok } = await fetch(url, { method: 'POST' });
        if (!ok) throw new Error('The link was refused.');
      },
      failed: FAILED,
      onDone: () => setIsDone(true),
    });
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">Letters about what you missed</h1>
      <p role="status" className="text-muted-foreground">
        {isDone ? DONE : (error ?? ASK)}
      </p>
      {isDone ? null : (
        <Button size="lg" disabled={busy} onClick={unsubscribe}>
          {busy ? 'Unsubscribing…' : 'Unsubscribe'}
        </Button>
      )}
    </div>
  );
}
