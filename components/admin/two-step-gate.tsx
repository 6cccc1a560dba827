'use client';

import { TwoStep } from '@/components/auth/two-step';

/** Outside local mode the console requires two-step sign-in. */
export function TwoStepGate() {
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div className="grid gap-2 *:min-w-0">
        <h1 className="text-3xl">System Administration</h1>
        <p className="max-w-[65ch] text-muted-foreground">
          The console opens once your sign-in takes two steps.
        </p>
      </div>
      <TwoStep onTurnedOn={() => window.location.reload()} />
    </div>
  );
}
