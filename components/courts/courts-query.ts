'use client';

import { useAction } from '@/components/forms/use-action';
import type { CourtTimeAction } from '@/lib/courts/policy';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export const COURT_TIMES_KEY = 'court-times';
export const DESK_KEY = 'venue-desk';

export const courtTimesUrl = () => apiUrl('GET /api/court-times', { query: {} });

export const changesQuery = (id: number) =>
  readQuery(COURT_TIMES_KEY, apiUrl('GET /api/court-times/{id}/changes', { params: { id } }));

export const deskQuery = (venueId: number, date: string) =>
  readQuery(
    DESK_KEY,
    apiUrl('GET /api/venues/{id}/desk', { params: { id: venueId }, query: { date } }),
  );

/** A move of a time, by either side. */
export function useCourtTimeStep(options: { inline?: boolean } = {}) {
  const { run, ...state } = useAction({ ...options, refresh: [COURT_TIMES_KEY, DESK_KEY] });
  return {
    ...state,
    take: (
      { id }: { id: number },
      action: CourtTimeAction,
      more: { done?: string; following?: boolean; onDone?: () => void } = {},
    ) =>
      run({
        call: () =>
          api('POST /api/court-times/{id}/{action}', {
            params: { id, action },
            body: { following: more.following ?? false },
          }),
        done: more.done,
        failed: translate(texts).didNotWork,
        onDone: more.onDone,
      }),
  };
}
