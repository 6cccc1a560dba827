'use client';

import { useEffect, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import {
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from '@/lib/platform/browser/push';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Offers push notifications on this device. Browsers ask for permission only after a click. */
export function PushOffer() {
  const t = translate(texts);
  const [state, setState] = useState<PushState>('loading');
  const { run, busy } = useAction();
  useEffect(() => {
    void readPushState().then(setState, () => setState('unsupported'));
  }, []);
  if (state === 'loading' || state === 'unsupported' || state === 'denied') return null;

  const change = () =>
    run({
      call: state === 'on' ? turnPushOff : turnPushOn,
      failed: t.pushFailed,
      onDone: setState,
    });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-card px-4 py-3 text-sm">
      <LineIcon name="bell-ring" className="size-5 shrink-0 text-primary-ink" />
      <p className="min-w-0 flex-1 basis-56">{state === 'on' ? t.pushIsOn : t.pushOffer}</p>
      <Button variant="secondary" disabled={busy} onClick={change}>
        {state === 'on' ? t.turnOff : busy ? t.turningOn : t.turnOn}
      </Button>
    </div>
  );
}
