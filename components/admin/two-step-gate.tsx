'use client';

import { TwoStep } from '@/components/auth/two-step';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Outside local mode the console requires two-step sign-in. */
export function TwoStepGate() {
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div className="grid gap-2 *:min-w-0">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="max-w-[65ch] text-muted-foreground">{t.gateHint}</p>
      </div>
      <TwoStep onTurnedOn={() => window.location.reload()} />
    </div>
  );
}
