'use client';

import { useAction } from '@/components/forms/use-action';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export const CLASSES_KEY = 'classes';

export const coachClassesUrl = (id: number) =>
  apiUrl('GET /api/coaches/{id}/class-sessions', { params: { id } });

/** The response includes what the viewer may do. */
export const coachClassesQuery = (coachId: number, viewerId: number | null) =>
  readQuery(CLASSES_KEY, coachClassesUrl(coachId), viewerId);

export function ownClassesQuery(side: 'client' | 'coach') {
  return readQuery(CLASSES_KEY, apiUrl('GET /api/class-sessions', { query: { side } }));
}

/** Disabled for a date without participants. */
export function participantsQuery({ id, places, spotsLeft, waitlistCount }: ClassSessionDto) {
  const url = apiUrl('GET /api/class-sessions/{id}/participants', { params: { id } });
  return {
    // The counts are part of the key, so that an emptied date shows no stale participants.
    ...readQuery(CLASSES_KEY, url, spotsLeft, waitlistCount),
    enabled: spotsLeft < places || waitlistCount > 0,
  };
}

/** The lists are refetched whether the action succeeds or not. */
export function useClassStep(sessionId: number) {
  const { run, busy } = useAction({ refresh: [CLASSES_KEY] });
  const t = translate(texts);

  const act = (action: 'join' | 'keep', body: { waitlist?: boolean }) => () =>
    api('POST /api/class-sessions/{id}/{action}', { params: { id: sessionId, action }, body });
  const join = (waitlist: boolean) =>
    run({
      call: act('join', { waitlist }),
      done: ({ myStatus }) => ({
        title: myStatus === 'waitlisted' ? t.onWaitlist : t.youAreIn,
      }),
      failed: t.joinFailed,
    });
  const keep = () => run({ call: act('keep', {}), done: t.keptOn, failed: t.keepFailed });
  return { join, keep, busy };
}
