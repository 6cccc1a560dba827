'use client';

import { useEffect, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { isRememberedOnDevice, rememberOnDevice } from '@/lib/platform/browser/person-store';
import { readPushState, turnPushOn } from '@/lib/platform/browser/push';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const ASKED = 'push-asked';

/**
 * Offers pushes when they help: after joining a game, after a first message. Once on a device, whatever the answer; later they
 * can be turned on above the list of messages.
 */
export function PushAsk() {
  const t = translate(texts);
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy } = useAction();
  useEffect(() => {
    if (isRememberedOnDevice(ASKED)) return;
    void readPushState().then(
      (state) => {
        if (state !== 'off') return;
        rememberOnDevice(ASKED);
        setIsAsking(true);
      },
      () => undefined,
    );
  }, []);
  if (!isAsking) return null;
  const turnOn = () =>
    run({ call: turnPushOn, failed: t.pushFailed, onDone: () => setIsAsking(false) });
  return (
    <section
      aria-label={t.pushAsk}
      className="flex flex-wrap items-center gap-3 rounded-card border bg-card px-4 py-3 text-sm"
    >
      <LineIcon name="bell-ring" className="size-5 shrink-0 text-primary-ink" />
      <p className="min-w-0 flex-1 basis-56">{t.pushOffer}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={turnOn}>
          {busy ? t.turningOn : t.turnOn}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          {t.notNow}
        </Button>
      </div>
    </section>
  );
}
