'use client';

import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import {
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from '@/lib/platform/browser/push';

/** Offers push notifications on this device. Browsers ask for permission only after a click. */
export function PushOffer() {
  const [state, setState] = useState<PushState>('loading');
  const { run, busy } = useAction();
  useEffect(() => {
    void readPushState().then(setState, () => setState('unsupported'));
  }, []);
  if (state === 'loading' || state === 'unsupported' || state === 'denied') return null;

  const change = () =>
    run({
      call: state === 'on' ? turnPushOff : turnPushOn,
      failed: 'This browser’s push service cannot be reached just now.',
      onDone: setState,
    });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-card px-4 py-3 text-sm">
      <BellRing aria-hidden className="size-5 shrink-0 text-primary-ink" />
      <p className="min-w-0 flex-1 basis-56">
        {state === 'on'
          ? 'This device tells you of new messages, also while Maidan is closed.'
          : 'Hear of messages and games on this device, also while Maidan is closed.'}
      </p>
      <Button variant="secondary" disabled={busy} onClick={change}>
        {state === 'on' ? 'Turn off' : busy ? 'Turning on…' : 'Turn on'}
      </Button>
    </div>
  );
}
