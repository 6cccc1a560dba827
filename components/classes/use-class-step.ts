'use client';

import { useAction } from '@/components/forms/use-action';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { CLASSES_KEY } from './classes-query';
import { texts } from './texts';

/** The lists are refetched whether the action succeeds or not. */
export function useClassStep(sessionId: number) {
  const { run, busy } = useAction({ refresh: [CLASSES_KEY] });
  const t = translate(texts);

  const join = (waitlist: boolean) =>
    run({
      call: () =>
        api('POST /api/class-sessions/{id}/{action}', {
          params: { id: sessionId, action: 'join' },
          body: { waitlist },
        }),
      done: ({ myStatus }) => ({
        title: myStatus === 'waitlisted' ? t.onWaitlist : t.youAreIn,
      }),
      failed: t.joinFailed,
    });
  const cancel = (reason: string, onDone: () => void) =>
    run({
      call: () =>
        api('POST /api/class-sessions/{id}/{action}', {
          params: { id: sessionId, action: 'cancel' },
          body: { reason },
        }),
      done: t.classCancelled,
      failed: t.cancelFailed,
      onDone,
    });
  return { join, cancel, busy };
}
