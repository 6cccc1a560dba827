'use client';

import { useAction } from '@/components/forms/use-action';
import { api } from '@/lib/platform/http/client';
import { CLASSES_KEY } from './classes-query';

/** Joins or cancels a class date. The lists are refetched whether it succeeds or not. */
export function useClassStep(sessionId: number) {
  const { run, busy } = useAction({ refresh: [CLASSES_KEY] });

  const join = (waitlist: boolean) =>
    run({
      call: () =>
        api('POST /api/class-sessions/{id}/{action}', {
          params: { id: sessionId, action: 'join' },
          body: { waitlist },
        }),
      done: ({ myStatus }) => ({
        title: myStatus === 'waitlisted' ? 'You are on the waitlist' : 'You are in',
      }),
      failed: 'Failed to join the class',
    });
  const cancel = (reason: string, onDone: () => void) =>
    run({
      call: () =>
        api('POST /api/class-sessions/{id}/{action}', {
          params: { id: sessionId, action: 'cancel' },
          body: { reason },
        }),
      done: 'Class cancelled',
      failed: 'Failed to cancel the class',
      onDone,
    });
  return { join, cancel, busy };
}
