'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { install, installOffer } from '@/lib/platform/browser/install-offer';
import { isRememberedOnDevice, rememberOnDevice } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';

const ANSWERED = 'install-answered';

/** Offers to install the app, once on a device: any answer is final. Show it to people who have a reason to come back. */
export function InstallHint() {
  const offer = useSyncExternalStore(
    installOffer.subscribe,
    installOffer.read,
    installOffer.readOnServer,
  );
  const [isAnswered, setIsAnswered] = useState(false);
  if (offer === null || isAnswered || isRememberedOnDevice(ANSWERED)) return null;
  const t = translate(texts);
  function answer(): void {
    rememberOnDevice(ANSWERED);
    setIsAnswered(true);
  }
  return (
    <section
      aria-label={t.install}
      className="flex flex-wrap items-center gap-3 rounded-card border bg-card px-4 py-3 text-sm"
    >
      {offer === 'ios' ? (
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <p>{t.installOnIos}</p>
          <ol className="grid gap-2">
            <li className="flex flex-wrap items-center gap-2">
              {rich(t.iosShare, { picture: <Tap icon={<LineIcon name="share" />} /> })}
            </li>
            <li className="flex flex-wrap items-center gap-2">
              {rich(t.iosAdd, { picture: <Tap icon={<LineIcon name="square-plus" />} /> })}
            </li>
          </ol>
        </div>
      ) : (
        <p className="min-w-0 flex-1 basis-56">{t.installHint}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {offer === 'ask' ? (
          <Button
            onClick={async () => {
              answer();
              await install();
            }}
          >
            {t.install}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={answer}>
          {t.notNow}
        </Button>
      </div>
    </section>
  );
}

/** Looks like the phone's own button. */
function Tap({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-9 items-center justify-center rounded-control border bg-background [&_svg]:size-5"
    >
      {icon}
    </span>
  );
}
