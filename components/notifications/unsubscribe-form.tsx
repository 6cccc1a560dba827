'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { MISSED_AFTER_MINUTES } from '@/lib/notifications/constants';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Requires a click, because mail scanners open every link. */
export function UnsubscribeForm({ token }: { token: string }) {
  const t = translate(texts);
  const [isDone, setIsDone] = useState(false);
  const { run, busy, error } = useAction({ inline: true });
  const unsubscribe = () =>
    run({
      call: async () => {
        const url = `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
        const { ok } = await fetch(url, { method: 'POST' });
        if (!ok) throw new Error('The link was refused.');
      },
      failed: t.emailsFailed,
      onDone: () => setIsDone(true),
    });
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{t.emailsHeading}</h1>
      <p role="status" className="text-muted-foreground">
        {isDone ? t.emailsDone : (error ?? t.emailsAsk({ minutes: MISSED_AFTER_MINUTES }))}
      </p>
      {isDone ? null : (
        <Button size="lg" disabled={busy} onClick={unsubscribe}>
          {busy ? t.unsubscribing : t.unsubscribe}
        </Button>
      )}
    </div>
  );
}
