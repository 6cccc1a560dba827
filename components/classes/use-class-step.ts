'use client';

import { useStep } from '@/components/layout/use-step';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/http/client';
import { CLASSES_KEY } from './classes-query';

/** Joining a class on a date and cancelling it; whatever came of it, the lists are asked for anew. */
export function useClassStep(sessionId: number) {
  const { run, busy } = useStep(CLASSES_KEY);
  const url = `/api/class-sessions/${sessionId}`;

  const join = (waitlist: boolean) =>
    run({
      call: () => api<ClassSessionDto>(`${url}/join`, { body: { waitlist } }),
      done: ({ myStatus }) => ({
        title: myStatus === 'waitlisted' ? 'You are on the waitlist' : 'You are in',
      }),
      failed: 'Failed to join the class',
    });
  const cancel = (reason: string, onDone: () => void) =>
    run({
      call: () => api<ClassSessionDto>(`${url}/cancel`, { body: { reason } }),
      done: 'Class cancelled',
      failed: 'Failed to cancel the class',
      onDone,
    });
  return { join, cancel, busy };
}
